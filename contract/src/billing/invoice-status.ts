// No schemas here: screens read these tables, and must not load the validation library for them.

/** Most invoices that one request names. */
export const mostInvoices = 50;

export const invoiceStatuses = [
  'open',
  'payment_processing',
  'paid',
  'failed',
  'disputed',
  'refunded',
  'void',
  'written_off',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

type Move = { from: readonly InvoiceStatus[]; to: InvoiceStatus };

/** The one table of an invoice's life. An event leads to one status, whichever of its `from` the invoice is in. */
export const invoiceMoves = {
  begin_payment: { from: ['open', 'failed'], to: 'payment_processing' },
  // The payer went back without paying, or did not come back in time.
  release: { from: ['payment_processing'], to: 'open' },
  fail: { from: ['payment_processing'], to: 'failed' },
  settle: { from: ['payment_processing'], to: 'paid' },
  // A part was contested when the payment was begun: it stays owed.
  settle_uncontested: { from: ['payment_processing'], to: 'open' },
  // A check, a wire or a credit of a part: what is left can be paid.
  settle_part: { from: ['open', 'failed'], to: 'open' },
  settle_rest: { from: ['open', 'failed'], to: 'paid' },
  // The operator gives up all that is open, and takes that back where money comes after all.
  write_off: { from: ['open', 'failed'], to: 'written_off' },
  recover: { from: ['written_off'], to: 'open' },
  credit_whole: { from: ['open', 'failed'], to: 'void' },
  refund_part: { from: ['paid'], to: 'paid' },
  refund: { from: ['paid'], to: 'refunded' },
  // Sent back at the provider while a returned check is owed again: what is owed stays the same.
  refund_owed: { from: ['open', 'failed'], to: 'open' },
  // Credited beyond what was owed: what was paid for that is owed back.
  credit_paid_part: { from: ['open', 'failed', 'paid'], to: 'paid' },
  credit_paid_whole: { from: ['open', 'failed', 'paid'], to: 'refunded' },
  // The bank took back a check or wire: what it paid is owed again.
  bounce: { from: ['open', 'failed', 'paid'], to: 'open' },
  // The payer's bank takes the payment back, and gives it again or keeps it.
  dispute: { from: ['paid'], to: 'disputed' },
  win_dispute: { from: ['disputed'], to: 'paid' },
  // Where a check that paid a part of it was returned before, it is open already.
  lose_dispute: { from: ['disputed', 'open', 'failed', 'paid'], to: 'open' },
} as const satisfies Record<string, Move>;
export type InvoiceMove = keyof typeof invoiceMoves;

/** Invoices that can be paid: nothing is on its way for them, and something is owed. */
export const payableStatuses: readonly InvoiceStatus[] = ['open', 'failed'];

/** What was paid of these can be sent back through the provider, also after a part was. */
const refundableStatuses: readonly InvoiceStatus[] = ['paid', 'refunded'];

/** Invoices whose money can be given back: nothing of them is on its way or disputed. */
export const returnableStatuses: readonly InvoiceStatus[] = [...payableStatuses, 'paid'];

export const isPayable = (status: InvoiceStatus): boolean => payableStatuses.includes(status);

export const isRefundable = (status: InvoiceStatus): boolean => refundableStatuses.includes(status);

/** Invoices of which something is still owed. */
export const owedStatuses: readonly InvoiceStatus[] = ['open', 'payment_processing', 'failed', 'disputed'];

/** What is open of these was given up: nothing of them is owed until that is taken back. */
export const writtenOffStatuses: readonly InvoiceStatus[] = ['written_off'];

/** Nothing is billed by them any more: credited or refunded as a whole. */
export const undoneStatuses: readonly InvoiceStatus[] = ['void', 'refunded'];

/** How long what is owed has been due, in days past the due date. */
export const ageBuckets = ['current', '1-30', '31-60', '61-90', '90+'] as const;
export type AgeBucket = (typeof ageBuckets)[number];

/** What a list of invoices is filtered by: a bucket, or all that are past due. */
export const ageFilters = [...ageBuckets, 'overdue'] as const;
export type AgeFilter = (typeof ageFilters)[number];

/** The last day past due of each bucket but the last one. */
export const bucketEnds: readonly number[] = [0, 30, 60, 90];

/** The bucket of an amount that has been due for so many days; none or less is not yet due. */
export const bucketOf = (daysPastDue: number): AgeBucket =>
  ageBuckets[bucketEnds.findIndex((end) => daysPastDue <= end)] ?? '90+';

/** How an amount was paid. */
export const paymentMethods = ['card', 'bank_debit', 'check', 'wire'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ways to pay that the operator writes down itself; the others come from the payment provider. */
export const receivedMethods = ['check', 'wire'] as const satisfies readonly PaymentMethod[];
export type ReceivedMethod = (typeof receivedMethods)[number];

/** Ways to pay through the payment provider. */
export const onlineMethods = ['card', 'bank_debit'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const isOnline = (method: PaymentMethod | null): boolean => onlineMethods.some((online) => online === method);

export const paymentStatuses = ['processing', 'succeeded', 'failed', 'returned', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Payments whose money came: a bank can still take back a check or wire, also one that was sent back meanwhile. */
export const receivedStatuses: readonly PaymentStatus[] = ['succeeded', 'refunded'];

/** Why less or more came by check or wire than was owed. */
export const paymentDifferences = [
  'part_payment',
  'deduction',
  'bank_fee',
  'overpaid',
  'paid_twice',
  'prepayment',
  'other',
] as const;
export type PaymentDifference = (typeof paymentDifferences)[number];

const ofLess: readonly PaymentDifference[] = ['part_payment', 'deduction', 'bank_fee', 'other'];
const ofMore: readonly PaymentDifference[] = ['overpaid', 'paid_twice', 'prepayment', 'other'];

/** The reasons there may be for less or for more than is owed, both in cents; none for exactly that. */
export const differencesOf = (amount: number, owed: number): readonly PaymentDifference[] => {
  if (amount === owed) return [];
  return amount < owed ? ofLess : ofMore;
};

/** What changes what an account owes. */
export const movementKinds = [
  'invoice',
  'invoice_change',
  'payment',
  'payment_returned',
  'credit_note',
  'refund',
  'write_off',
  'write_off_recovered',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Why the operator credits an invoice or sends a payment back. */
export const chosenReasons = ['billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill'] as const;

/**
 * Why an invoice was credited or money went back: the portal itself credits a policy that was cancelled, and cash that no
 * invoice has taken is sent back as such.
 */
export const creditReasons = [...chosenReasons, 'insurance_cancelled', 'unapplied_cash'] as const;
export type CreditReason = (typeof creditReasons)[number];

/** Orders of the list of invoices. */
export const invoiceSorts = ['-issued_on', 'issued_on', 'due_on', '-due_on', '-amount', 'amount'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];
