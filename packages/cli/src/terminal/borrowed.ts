/** What a terminal is told when a program borrows the whole of it, and when it gives it back. */

/** Alternate screen, no cursor. */
export const BORROW = '\u001b[?1049h\u001b[?25l';

/** The cursor is shown separately: leaving the alternate screen does not do it. */
export const GIVE_BACK = '\u001b[0m\u001b[?25h\u001b[?1049l';
