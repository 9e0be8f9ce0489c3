// No schemas here: screens read this list, and must not load the validation library for it.

/** What an account or a user may be allowed to book, in the order it is shown. */
export const dispatchModes = ['ltl', 'ftl', 'exp', 'reefer', 'flatbed', 'drayage', 'insurance'] as const;
export type DispatchMode = (typeof dispatchModes)[number];

/** Whether each of them is allowed. */
export type DispatchFlags = Record<DispatchMode, boolean>;
