import type { BillingFigures } from '@portal/contract/statistics/figures.ts';
import type { FiguresQuery } from '@portal/contract/statistics/period.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Ctx } from '../../platform/context.ts';
import { billingDay } from '../billing/billing-day.ts';
import { findBilled } from './figures.queries.ts';
import { monthsUpTo, readQuestion } from './period.ts';

type Billed = Awaited<ReturnType<typeof findBilled>>;
type Standing = Billed[number]['standing'];

const added = (amounts: readonly number[]): number => dollars(sum(amounts.map(cents)));

/** What of these invoices is paid, or is owed by those that stand so. */
const partOf = (rows: Billed, standing: Standing): number =>
  standing === 'paid'
    ? dollars(sum(rows.flatMap(({ billed, owed }) => [cents(billed), cents(-owed)])))
    : added(rows.filter((row) => row.standing === standing).map(({ owed }) => owed));

const countOf = (rows: Billed): number => rows.reduce((all, { invoices }) => all + invoices, 0);

/** What was billed and what became of it, by the day of the books. */
export const sumBilling = async (ctx: Ctx, query: FiguresQuery): Promise<BillingFigures> => {
  const { period, figures } = await readQuestion(ctx, query);
  const rows = await findBilled(ctx.db, figures, billingDay(ctx));
  const sumOf = (standing: Standing) => ({
    amount: partOf(rows, standing),
    invoices: countOf(rows.filter((row) => row.standing === standing)),
  });
  const [first = period.today.slice(0, 7)] = rows.map(({ month }) => month);
  const months = monthsUpTo(period.from ?? `${first}-01`, period.today).map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    return { month, ...monthParts(ofMonth) };
  });
  return {
    period,
    billed: added(rows.map(({ billed }) => billed)),
    invoices: countOf(rows),
    paid: sumOf('paid'),
    open: sumOf('open'),
    overdue: sumOf('overdue'),
    months,
  };
};

const monthParts = (rows: Billed) => ({
  paid: partOf(rows, 'paid'),
  open: partOf(rows, 'open'),
  overdue: partOf(rows, 'overdue'),
});
