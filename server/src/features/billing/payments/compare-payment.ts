import type { Difference, DifferenceKind } from '@portal/contract/billing/checkout-status.ts';
import { cents, type Cents } from '@portal/contract/values/money.ts';
import type { ProviderNotice, ProviderPayment } from '../../../integrations/payments/payment-port.ts';
import type { LockedCheckout } from './checkouts.queries.ts';

type Asked = Pick<LockedCheckout, 'key' | 'account_id' | 'amount' | 'session_id' | 'intent_id'>;
type Part = { invoice_id: number; amount: number };

const currency = 'usd';

/** What is compared, each as the portal asked for it and as the provider names it; null where it names nothing. */
type Compared = readonly [kind: DifferenceKind, expected: string, found: string | null];

const firstDifference = (compared: readonly Compared[]): Difference | null => {
  for (const [kind, expected, found] of compared) {
    if (found !== null && found !== expected) return { kind, expected, found };
  }
  return null;
};

const text = (amount: Cents | null): string | null => (amount === null ? null : String(amount));
const invoicesOf = (parts: readonly Part[]): string => parts.map(({ invoice_id }) => invoice_id).join(',');

/** What of a payment at the provider is not what was asked for; null where all of it is. Amounts are whole cents. */
export const differenceOf = (asked: Asked, parts: readonly Part[], payment: ProviderPayment): Difference | null => {
  const amount = String(cents(asked.amount));
  return firstDifference([
    ['session', asked.key, payment.key],
    ['account', String(asked.account_id), payment.account_id],
    ['invoices', invoicesOf(parts), payment.invoices],
    ['currency', currency, payment.currency],
    ['amount', amount, text(payment.asked)],
    ['amount', amount, payment.money === 'received' ? text(payment.received) : null],
    ['session', asked.intent_id ?? payment.intent_id ?? '', payment.intent_id],
  ]);
};

/** What of a signed notice is not what was asked for. It may name a part of it only. */
export const differenceOfNotice = (asked: Asked, parts: readonly Part[], notice: ProviderNotice): Difference | null =>
  firstDifference([
    ['session', asked.key, notice.key],
    ['session', asked.session_id ?? '', notice.session_id],
    ['account', String(asked.account_id), notice.account_id],
    ['invoices', invoicesOf(parts), notice.invoices],
    ['currency', currency, notice.currency],
    ['amount', String(cents(asked.amount)), text(notice.asked)],
  ]);
