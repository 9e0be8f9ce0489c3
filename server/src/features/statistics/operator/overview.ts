import type {
  FirstQuoteFigures,
  FunnelFigures,
  OperatorOverview,
} from '@portal/contract/statistics/operator-figures.ts';
import { funnelSteps } from '@portal/contract/statistics/operator-figures.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { Figures } from '../figures.queries.ts';
import { percentOf } from '../percent.ts';
import { monthBefore, monthsUpTo, type Question } from '../period.ts';
import {
  findMargins,
  findOnTime,
  findSteps,
  findWaits,
  type MarginRow,
  type OnTimeRow,
  type StepRow,
  type WaitRow,
} from './answers.queries.ts';
import { binsOf, roundsOf, secondsWithin } from './waits.ts';

type Rows = { margins: MarginRow[]; steps: StepRow[]; deliveries: OnTimeRow[]; waits: WaitRow[] };
type Answers = Omit<OperatorOverview, 'period' | 'before' | 'trend'>;

const readRows = async ({ db }: OpenCtx, figures: Figures, byMonth = false): Promise<Rows> => {
  const [margins, steps, deliveries, waits] = await Promise.all([
    findMargins(db, figures, byMonth),
    findSteps(db, figures, byMonth),
    findOnTime(db, figures, byMonth),
    findWaits(db, figures, byMonth),
  ]);
  return { margins, steps, deliveries, waits };
};

/** Margin in dollars, and in percent of the price with one decimal. */
export const marginOf = ({ price, cost }: { price: number; cost: number }) => {
  const margin = dollars(sum([cents(price), cents(-cost)]));
  return { margin, margin_percent: percentOf(margin, price) };
};

const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Loads that came at least so far. */
const reached = (steps: readonly StepRow[], wanted: number): number =>
  total(steps.filter(({ step }) => step >= wanted).map(({ loads }) => loads));

const quotedStep = 2;
const acceptedStep = 4;

const answersOf = ({ margins, steps, deliveries, waits }: Rows): Answers => {
  const [{ loads, price, cost } = { loads: 0, price: 0, cost: 0 }] = margins;
  const [{ delivered, on_time } = { delivered: 0, on_time: 0 }] = deliveries;
  const [quoted, booked] = [reached(steps, quotedStep), reached(steps, acceptedStep)];
  return {
    margin: { loads, price, cost, ...marginOf({ price, cost }) },
    quote_to_book: { quoted, booked, percent: percentOf(booked, quoted) },
    on_time: { delivered, on_time, percent: percentOf(on_time, delivered) },
    first_quote: {
      requests: roundsOf(waits),
      median_seconds: secondsWithin(waits, 0.5),
      p95_seconds: secondsWithin(waits, 0.95),
    },
  };
};

const ofMonth = <R extends { month: string | null }>(rows: readonly R[], month: string): R[] =>
  rows.filter((row) => row.month === month);

const pointOf = (rows: Rows, month: string): OperatorOverview['trend'][number] => {
  const { margin, quote_to_book, on_time, first_quote } = answersOf({
    margins: ofMonth(rows.margins, month),
    steps: ofMonth(rows.steps, month),
    deliveries: ofMonth(rows.deliveries, month),
    waits: ofMonth(rows.waits, month),
  });
  return {
    month,
    margin: margin.margin,
    margin_percent: margin.margin_percent,
    quote_to_book_percent: quote_to_book.percent,
    on_time_percent: on_time.percent,
    first_quote_seconds: first_quote.median_seconds,
  };
};

const pointsOfTrend = 12;

/** The four answers with the period before and twelve months of each. */
export const overviewOf = async (ctx: OpenCtx, { period, figures }: Question): Promise<OperatorOverview> => {
  const { from, today, last_n_months: months } = period;
  const answers = answersOf(await readRows(ctx, figures));
  const before =
    from === null || months === null
      ? null
      : answersOf(await readRows(ctx, { ...figures, from: monthBefore(from, months), until: from }));
  const first = monthBefore(today, pointsOfTrend - 1);
  const rows = await readRows(ctx, { ...figures, from: first, until: monthBefore(today, -1) }, true);
  return { period, ...answers, before, trend: monthsUpTo(first, today).map((month) => pointOf(rows, month)) };
};

/** How many loads came how far, each step in percent of the requested ones. */
export const funnelOf = async ({ db }: OpenCtx, { period, figures }: Question): Promise<FunnelFigures> => {
  const rows = await findSteps(db, figures);
  const requested = reached(rows, 1);
  const steps = funnelSteps.map((step, index) => {
    const loads = reached(rows, index + 1);
    return { step, loads, percent: percentOf(loads, requested) };
  });
  return { period, steps };
};

/** How long rounds waited for their first price. */
export const firstQuotesOf = async ({ db }: OpenCtx, { period, figures }: Question): Promise<FirstQuoteFigures> => {
  const waits = await findWaits(db, figures);
  const { first_quote } = answersOf({ margins: [], steps: [], deliveries: [], waits });
  return { period, ...first_quote, bins: binsOf(waits) };
};
