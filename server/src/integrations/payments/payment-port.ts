import type { OnlineMethod } from '@portal/contract/billing/invoice-status.ts';
import type { Cents } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** A page on which invoices are paid. `key` is the portal's own name of the payment: a repeated request opens no second one. */
export type CheckoutRequest = {
  key: string;
  account_id: number;
  lines: readonly { invoice_id: number; name: string; amount: Cents }[];
  email: string;
  language: Language;
  expires_at: Date;
  success_url: string;
  cancel_url: string;
};

/** The provider has read the request and will not do it; `why` is for the log and for the operator. */
type Refused = { kind: 'refused'; why: string };

/** Nobody knows whether the provider has acted. Every request may be repeated under its key. */
type Unclear = { kind: 'unclear'; why: string };

export type OpenAnswer = { kind: 'opened'; session_id: string; url: string } | Refused | Unclear;
export type CloseAnswer = { kind: 'closed' } | Refused | Unclear;
export type RefundAnswer = { kind: 'refunded' } | Refused | Unclear;

/** How the money of a payment stands. */
export type MoneyState = 'none' | 'processing' | 'received';

/** Where the payer's bank has taken a payment back: until it is decided, and as it was decided. */
export type DisputeState = 'none' | 'open' | 'won' | 'lost';

/** What the provider has of a payment: what it was made for, and what became of it. */
export type ProviderPayment = {
  kind: 'known';
  page: 'open' | 'complete' | 'expired';
  key: string;
  account_id: string;
  invoices: string;
  currency: string;
  asked: Cents;
  intent_id: string | null;
  money: MoneyState;
  received: Cents;
  refunded: Cents;
  dispute: DisputeState;
  method: OnlineMethod;
  /** The last digits of the card or bank account; null where the provider does not say them. */
  ending: string | null;
  /** The card's brand as the provider calls it. */
  brand: string | null;
  /** The provider's code of the last try that failed. */
  failure: string | null;
};
export type FindAnswer = ProviderPayment | { kind: 'none' } | Unclear;

/** A notice whose signature is right; what it names of the payment, where it names it. */
export type ProviderNotice = {
  event_id: string;
  kind: string;
  key: string | null;
  intent_id: string | null;
  session_id: string | null;
  account_id: string | null;
  invoices: string | null;
  asked: Cents | null;
  currency: string | null;
};

/** A payment provider that takes payments on its own pages. No method rejects; what failed is said in the answer. */
export type PaymentPort = {
  open: (request: CheckoutRequest) => Promise<OpenAnswer>;
  find: (sessionId: string) => Promise<FindAnswer>;
  /** Ends a page that was not paid on. Refused where it was. */
  close: (sessionId: string) => Promise<CloseAnswer>;
  /** Sends money back, once for its key. */
  refund: (refund: { key: string; intent_id: string; amount: Cents }) => Promise<RefundAnswer>;
  /** Whether a refund under this key was made. */
  findRefund: (intentId: string, key: string) => Promise<{ kind: 'made' } | { kind: 'none' } | Unclear>;
  /** Reads a notice; null where it was not signed with the shared secret within the last minutes. */
  readNotice: (body: Uint8Array, signature: string, now: Date) => Promise<ProviderNotice | null>;
};
