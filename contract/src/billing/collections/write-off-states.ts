// No schemas here: screens and the types of the database name these.

/** Why the operator gives up what is open of an invoice. */
export const writeOffReasons = ['uncollectible', 'bankruptcy', 'small_balance', 'other'] as const;
export type WriteOffReason = (typeof writeOffReasons)[number];

/** Where a write-off stands: above the amount of the setting it waits for a second person. */
export const writeOffStatuses = ['waiting', 'booked', 'declined', 'recovered'] as const;
export type WriteOffStatus = (typeof writeOffStatuses)[number];

/** An invoice has at most one of these. */
export const standingWriteOffs = ['waiting', 'booked'] as const satisfies readonly WriteOffStatus[];
