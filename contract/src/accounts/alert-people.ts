// No schemas here: the screen reads it.

/** Most people an account has mailed about carriers. */
export const mostAlertPeople = 50;
