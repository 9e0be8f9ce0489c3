// No schemas here: screens read these tables, and must not load the validation library for them.

/**
 * A visit to the provider's page. `opening`: the provider is being asked for the page; `open`: the payer may pay;
 * `processing`: paid from a bank account, which takes days; `differs`: the provider's payment is not what was asked for.
 */
export const checkoutStatuses = ['opening', 'open', 'processing', 'paid', 'failed', 'abandoned', 'differs'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

type Move = { from: readonly CheckoutStatus[]; to: CheckoutStatus };

/** The one table of a checkout's life. */
export const checkoutMoves = {
  open: { from: ['opening'], to: 'open' },
  process: { from: ['opening', 'open'], to: 'processing' },
  settle: { from: ['opening', 'open', 'processing'], to: 'paid' },
  fail: { from: ['opening', 'open', 'processing'], to: 'failed' },
  abandon: { from: ['opening', 'open'], to: 'abandoned' },
  // Money that comes for a payment that was over is shown too.
  find_difference: { from: ['opening', 'open', 'processing', 'failed', 'abandoned'], to: 'differs' },
  // The operator has put the payment right with the provider: its invoices can be paid again.
  release: { from: ['differs'], to: 'abandoned' },
} as const satisfies Record<string, Move>;
export type CheckoutEvent = keyof typeof checkoutMoves;

/** Checkouts in which the payer has not paid yet. */
export const isUnpaid = (status: CheckoutStatus): boolean => status === 'opening' || status === 'open';

/** Where a refund stands: on its way to the provider, made, or refused by it. */
export const refundStatuses = ['sending', 'done', 'refused'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Refunds whose money has not left: on its way, or refused until somebody sends it. */
export const unmadeRefundStatuses: readonly RefundStatus[] = ['sending', 'refused'];

/** What of a payment may differ from what was asked for. */
export const differenceKinds = [
  'amount',
  'currency',
  'account',
  'invoices',
  'session',
  'invoice_state',
  'refunded',
  'unknown_payment',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What was asked for, and what the provider has instead. */
export type Difference = { kind: DifferenceKind; expected: string; found: string };
