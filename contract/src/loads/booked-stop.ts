/**
 * What of a stop may change once the load is tendered, each with a reason, a mail to the account's admins and one to
 * operations: whatever thieves would redirect freight with, hours and references included.
 */
export const guardedStopFields = ['name', 'address', 'contact', 'open_time', 'close_time', 'reference'] as const;
