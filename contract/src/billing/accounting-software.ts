// No schemas here: the screen that chooses among them needs no more.

/** Accounting software that the ledger is written for. */
export const accountingSoftware = ['quickbooks', 'xero'] as const;
export type AccountingSoftware = (typeof accountingSoftware)[number];
