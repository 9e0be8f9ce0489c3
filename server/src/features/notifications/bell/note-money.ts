import { invoiceIssued, paymentFailed } from '@portal/contract/billing/billing.events.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { money } from '../../../platform/money-text.ts';
import { notifyPeople } from './notify-people.ts';
import { findFailedPayment, findNewlyOverdue, findOwedInvoice, findPeopleWith } from './recipients.queries.ts';

/** Who sees invoices. */
const right = 'get:payments';

/** Notifies those of an account who see its invoices. */
const noteInvoice = async (
  ctx: OpenCtx,
  kind: 'invoice_issued' | 'invoice_overdue',
  invoice_id: number,
): Promise<void> => {
  const invoice = await findOwedInvoice(ctx.db, invoice_id);
  if (!invoice) return;
  const { account_id, load_id, number, owed, due_on } = invoice;
  const facts = { number, amount: money(owed), day: dayText(due_on) };
  const people = await findPeopleWith(ctx.db, account_id, right);
  await notifyPeople(ctx, { kind, event: `${kind}:${invoice_id}`, account_id, load_id, invoice_id, facts }, people);
};

export const noteInvoiceIssued = listener(invoiceIssued, 'notifications.note-invoice', (ctx, { invoice_id }) =>
  noteInvoice(ctx, 'invoice_issued', invoice_id),
);

/** Who began a payment that failed; the invoice itself where it was for one. */
export const notePaymentFailed = listener(
  paymentFailed,
  'notifications.note-payment-failed',
  async (ctx, { payment_id }) => {
    const payment = await findFailedPayment(ctx.db, payment_id);
    if (!payment) return;
    const { account_id, created_by, amount, invoices } = payment;
    const kind = 'payment_failed';
    const facts = { amount: money(amount), numbers: invoices.map(({ number }) => number).join(', ') };
    const invoice_id = invoices.length === 1 ? (invoices[0]?.id ?? null) : null;
    await notifyPeople(ctx, { kind, event: `${kind}:${payment_id}`, account_id, invoice_id, facts }, [created_by]);
  },
);

const hour = 3_600_000;
/** An invoice that has been overdue for longer is no news. */
const newsDays = 7;
/** Invoices looked at in one go. */
const atOnce = 500;

/** Notifies of invoices whose day has passed; of each once, however many servers look. */
export const watchOverdue: Ticker = {
  name: 'notifications.note-overdue',
  everyMs: hour,
  run: async (ctx) => {
    const wanted = { today: billingDay(ctx), days: newsDays, limit: atOnce, right } as const;
    for (const id of await findNewlyOverdue(ctx.db, wanted)) await noteInvoice(ctx, 'invoice_overdue', id);
  },
};
