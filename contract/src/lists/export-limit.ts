// No schemas here: screens read this number, and must not load the validation library for it.

/** Most rows of a list in one file. */
export const exportLimit = 200;
