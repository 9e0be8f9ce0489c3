/** The advisory lock a backup shares while it reads files, and a sweep takes alone while it removes some. */
export const SWEEP_LOCK = 4_100_279;
