"""Every sentence a player reads, as functions of data.  The English stands here alone, marked for translation."""
