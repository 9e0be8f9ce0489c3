import type { Movement, Statement } from '@portal/contract/billing/billing.ts';
import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { ageBuckets, bucketOf, type MovementKind, movementKinds } from '@portal/contract/billing/invoice-status.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { accountInScope } from '../account-in-scope.ts';
import { billingDay } from '../billing-day.ts';
import { findCreditUsed } from '../account-credit.queries.ts';
import { findNamedInvoices, findTerms } from '../invoices.queries.ts';
import { findBalanceBefore, findMonths, findMovements, findOwedOn } from '../ledger/ledger.queries.ts';
import { presentAgeing } from '../present-invoice.ts';
import { findTaxSums } from '../ledger/tax-sums.queries.ts';
import { findUploads } from './uploads.queries.ts';

export type StatementOf = { account_id?: number | undefined; month?: string | undefined };

/** First and last day of a month, YYYY-MM. */
export const daysOf = (month: string): { from: string; to: string } => {
  const from = `${month}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
};

type Rows = Awaited<ReturnType<typeof findMovements>>;

/** The day it happened where that is not the day it is booked on. */
const happenedOn = ({ kind, on, received_on, returned_on, sent_on }: Rows[number]): string | null => {
  const days: Partial<Record<typeof kind, string | null>> = {
    payment: received_on,
    payment_returned: returned_on,
    refund: sent_on,
  };
  const day = days[kind] ?? null;
  return day === on ? null : day;
};

/** Movements with what was owed after each. */
const presentMovements = async (ctx: OpenCtx, rows: Rows, opening: number): Promise<Movement[]> => {
  const ids = [...new Set(rows.flatMap(({ invoice_id }) => (invoice_id === null ? [] : [Number(invoice_id)])))];
  const invoices = ids.length ? await findNamedInvoices(ctx.db, ids) : [];
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  let balance = cents(opening);
  return rows.flatMap((row) => {
    const kind = movementKinds.find((one) => one === row.kind);
    if (!kind) return [];
    const invoice = row.invoices === 1 ? byId.get(Number(row.invoice_id)) : undefined;
    balance = sum([balance, cents(Number(row.amount))]);
    return {
      kind,
      on: row.on,
      invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
      load_id: invoice?.load_id ?? null,
      policy: invoice?.policy ?? null,
      origin: invoice ? { city: invoice.origin_city, state: invoice.origin_state } : null,
      destination: invoice ? { city: invoice.destination_city, state: invoice.destination_state } : null,
      method: row.method,
      reference: row.reference,
      ending: row.ending,
      happened_on: happenedOn(row),
      note: row.kind === 'payment_returned' ? (row.return_reason ?? '') : '',
      reason: row.reason,
      invoices: row.invoices,
      amount: Number(row.amount),
      balance: dollars(balance),
    };
  });
};

const totalOf = (movements: readonly Movement[], kinds: readonly MovementKind[]) => {
  const chosen = movements.filter(({ kind }) => kinds.includes(kind));
  return { amount: dollars(sum(chosen.map(({ amount }) => cents(amount)))), count: chosen.length };
};

type Owed = Awaited<ReturnType<typeof findOwedOn>>;

const isOfInvoice = ({ days, amount }: Owed[number]): boolean => days !== null && Number(amount) > 0;

const ageingOn = (owed: Owed) =>
  presentAgeing(
    ageBuckets.map((bucket) => {
      const rows = owed.filter((row) => isOfInvoice(row) && bucketOf(row.days ?? 0) === bucket);
      return { bucket, amount: dollars(sum(rows.map(({ amount }) => cents(Number(amount))))), count: rows.length };
    }),
  );

/** What an account has beyond its invoices; below nothing where it owes beside them. */
const onAccount = (owed: Owed): number => {
  const beside = owed.filter((row) => !isOfInvoice(row));
  return dollars(sum(beside.map(({ amount }) => cents(-Number(amount)))));
};

const minus = ({ amount, count }: { amount: number; count: number }) => ({ amount: dollars(cents(-amount)), count });

/** A month of an account's books. */
export const statementOf = async (ctx: OpenCtx, accountId: number, month: string): Promise<Statement> => {
  const { from, to } = daysOf(month);
  const today = billingDay(ctx);
  const aged_on = today < to ? today : to;
  const [terms, opening, rows, months, owed, used, uploads, taxes] = await Promise.all([
    findTerms(ctx.db, accountId),
    findBalanceBefore(ctx.db, accountId, from),
    findMovements(ctx.db, accountId, from, to),
    findMonths(ctx.db, accountId),
    findOwedOn(ctx.db, accountId, { day: to, aged: aged_on }),
    findCreditUsed(ctx.db, accountId),
    findUploads(ctx.db, accountId),
    findTaxSums(ctx.db, { from, to }, accountId),
  ]);
  const movements = await presentMovements(ctx, rows, opening);
  return {
    account: { id: terms.id, name: terms.name },
    month,
    from,
    to,
    opening,
    invoiced: totalOf(movements, ['invoice', 'invoice_change']),
    paid: minus(totalOf(movements, ['payment'])),
    credits: totalOf(movements, ['credit_note', 'refund', 'payment_returned', 'write_off', 'write_off_recovered']),
    closing: movements.at(-1)?.balance ?? opening,
    movements,
    taxes,
    aged_on,
    ageing: ageingOn(owed),
    on_account: onAccount(owed),
    terms_days: terms.credit_days ?? ctx.services.settings.get(billingTerms).credit_days,
    credit_limit: terms.credit_limit,
    credit_used: dollars(sum([cents(Number(used.owed)), cents(Number(used.booked))])),
    earlier: months.filter((one) => one.month !== month).map((one) => ({ ...one, closing: Number(one.closing) })),
    uploads: uploads.map(({ id, name, created_at, size }) => ({
      id,
      name,
      size,
      created_at: new Date(created_at).toISOString(),
    })),
  };
};

/** The month that is meant, the present one where none is named. 400 `billing.month_ahead` for one to come. */
export const knownMonth = (ctx: OpenCtx, month: string | undefined): string => {
  const present = billingDay(ctx).slice(0, 7);
  if (month !== undefined && month > present) throw problem('billing.month_ahead', 400, { field: 'month' });
  return month ?? present;
};

/** The same of an account the caller names, or of the own one; this month where none is named. 400, 404 for a foreign account. */
export const readStatement = async (ctx: Ctx, wanted: StatementOf): Promise<Statement> => {
  const accountId = await accountInScope(ctx, wanted.account_id ?? ctx.actor.accountId);
  return statementOf(ctx, accountId, knownMonth(ctx, wanted.month));
};
