"""What the client borrows from the machine: pictures, fonts, folders, settings, the window and the clock."""
