// No schemas here: screens read these lists, and must not load the validation library for them.

/** How often the operator's figures are mailed. */
export const reportRhythms = ['day', 'week', 'month'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];
