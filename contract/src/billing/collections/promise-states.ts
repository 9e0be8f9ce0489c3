// No schemas here: screens and the types of the database name these.

/** What became of a promise to pay. */
export const promiseStates = ['open', 'broken', 'settled', 'replaced', 'withdrawn'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** Why a promise counts no more before its invoice is settled. */
export const promiseEnds = ['replaced', 'withdrawn'] as const satisfies readonly PromiseState[];
export type PromiseEnd = (typeof promiseEnds)[number];

/** Why collecting an invoice waits, by which lists are filtered; a broken promise waits for the operator. */
export const invoiceHolds = ['contested', 'promised', 'promise_broken'] as const;
export type InvoiceHold = (typeof invoiceHolds)[number];
