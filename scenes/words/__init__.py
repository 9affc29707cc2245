"""Every sentence a player reads, as functions of data.  The English stands here alone, marked for translation.

A function without a description gives the word or sentence that its name tells.
"""
