"""Who takes part in a guided match, by colour: Noah himself is the guide, two of his sons play."""

GUIDE, PUPIL, RIVAL = "green", "blue", "yellow"
