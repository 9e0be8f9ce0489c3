import { type Cents, cents } from '@portal/contract/values/money.ts';
import { z } from 'zod';
import type { DisputeState, MoneyState, ProviderNotice, ProviderPayment } from './payment-port.ts';

const WholeCents = z
  .int()
  .min(0)
  .transform((amount) => amount as Cents);
const Facts = z.record(z.string(), z.string()).nullish();

const Digits = z.object({ last4: z.string().max(8).nullish() }).nullish();
const Card = z.object({ last4: z.string().max(8).nullish(), brand: z.string().max(40).nullish() }).nullish();

const Charge = z.object({
  amount_refunded: WholeCents,
  disputed: z.boolean(),
  payment_method_details: z.object({ type: z.string(), card: Card, us_bank_account: Digits }).nullish(),
});

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: WholeCents.default(cents(0)),
  latest_charge: Charge.nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});

/** The browser goes to its address: to a page of the web and to nothing else. */
export const OpenedSession = z.object({ id: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }) });

/** A page with its payment, as it is read with `expand`. */
export const Session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  amount_total: WholeCents,
  currency: z.string(),
  metadata: Facts,
  payment_intent: Intent.nullable(),
});
export type Session = z.output<typeof Session>;

export const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) });
export const Refunds = z.object({
  data: z.array(z.object({ status: z.string().nullish(), metadata: Facts })),
});
export const MadeRefund = z.object({ id: z.string(), status: z.string().nullish() });

const moneyOf = (intent: Session['payment_intent']): MoneyState => {
  if (intent?.status === 'succeeded') return 'received';
  return intent?.status === 'processing' ? 'processing' : 'none';
};

/** How a dispute stands by the provider's words; the latest counts. */
export const disputeOf = (disputes: z.output<typeof Disputes>): DisputeState => {
  const status = disputes.data[0]?.status;
  if (status === 'won' || status === 'lost') return status;
  // A warning takes no money back.
  return status === undefined || status.startsWith('warning') ? 'none' : 'open';
};

export const paymentOf = (session: Session, dispute: DisputeState): ProviderPayment => {
  const { payment_intent: intent, metadata } = session;
  const error = intent?.last_payment_error;
  const charge = intent?.latest_charge;
  const details = charge?.payment_method_details;
  return {
    kind: 'known',
    page: session.status,
    key: metadata?.['payment_key'] ?? '',
    account_id: metadata?.['account_id'] ?? '',
    invoices: metadata?.['invoice_ids'] ?? '',
    currency: session.currency,
    asked: session.amount_total,
    intent_id: intent?.id ?? null,
    money: moneyOf(intent),
    received: intent?.amount_received ?? cents(0),
    refunded: charge?.amount_refunded ?? cents(0),
    dispute,
    method: details?.type === 'us_bank_account' ? 'bank_debit' : 'card',
    ending: details?.card?.last4 ?? details?.us_bank_account?.last4 ?? null,
    brand: details?.card?.brand ?? null,
    failure: error?.decline_code ?? error?.code ?? null,
  };
};

/** A notice's object: a page, a payment, a charge or a dispute, each with what it names of the payment. */
export const Notice = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      metadata: Facts,
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      amount_total: WholeCents.nullish(),
      amount: WholeCents.nullish(),
      currency: z.string().nullish(),
    }),
  }),
});

export const noticeOf = ({ id, type, data: { object } }: z.output<typeof Notice>): ProviderNotice => {
  const { metadata, payment_intent: intent } = object;
  const isPage = object.object === 'checkout.session';
  const isIntent = object.object === 'payment_intent';
  const ownIntent = isIntent ? (object.id ?? null) : null;
  return {
    event_id: id,
    kind: type,
    key: metadata?.['payment_key'] ?? null,
    account_id: metadata?.['account_id'] ?? null,
    invoices: metadata?.['invoice_ids'] ?? null,
    session_id: isPage ? (object.id ?? null) : null,
    intent_id: ownIntent ?? (typeof intent === 'string' ? intent : (intent?.id ?? null)),
    // A charge or a dispute may be about a part.
    asked: (isPage ? object.amount_total : isIntent ? object.amount : null) ?? null,
    currency: object.currency ?? null,
  };
};
