import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { statusGroupNames } from '@portal/contract/loads/load-status.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import type {
  AccessorialFigures,
  CarrierFigures,
  ModeFigures,
  MonthlyModeFigures,
  StatusFigures,
  StopFigures,
} from '@portal/contract/statistics/figures.ts';
import { type FiguresQuery, monthsOfModes, monthsOfStatus } from '@portal/contract/statistics/period.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { carrierReply } from '../carriers/carrier-reply.ts';
import { findCarriersOf } from './statistics.queries.ts';
import {
  type BookedSums,
  findBooked,
  findAccessorials,
  findLoadsByCarrier,
  findLoadsByGroup,
  findLoadsByMode,
  findLoadsByMonth,
  findStops,
} from './figures.queries.ts';
import { monthsUpTo, type Question, readQuestion } from './period.ts';
import { percentOf } from './percent.ts';

const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Loads by mode. 404 for a foreign account, like all figures. */
export const countByMode = async (ctx: Ctx, query: FiguresQuery): Promise<ModeFigures> => {
  const { period, figures } = await readQuestion(ctx, query);
  const items = await findLoadsByMode(ctx.db, figures);
  return { period, loads: total(items.map(({ loads }) => loads)), items };
};

const withPercent = ({ loads, delivered, on_time, spend }: BookedSums) => ({
  loads,
  delivered,
  on_time,
  on_time_percent: percentOf(on_time, delivered),
  spend,
});

/** Booked loads by carrier, with how many came in time and what they cost. */
export const carriersOf = async ({ db }: OpenCtx, { period, figures }: Question): Promise<CarrierFigures> => {
  const [booked, rows] = await Promise.all([findBooked(db, figures), findLoadsByCarrier(db, figures)]);
  const carriers = await findCarriersOf(
    db,
    rows.map(({ carrier_id }) => carrier_id),
  );
  const byId = new Map(carriers.map((carrier) => [carrier.id, carrierReply(carrier)]));
  const items = rows.flatMap((row) => {
    const carrier = byId.get(row.carrier_id);
    return carrier ? [{ carrier, ...withPercent(row) }] : [];
  });
  return { period, ...withPercent(booked), items };
};

/** Loads of the last three months, or as many as are asked for, by the group of their status. */
export const countByStatus = async (ctx: Ctx, query: FiguresQuery): Promise<StatusFigures> => {
  const { period, figures } = await readQuestion(ctx, { last_n_months: monthsOfStatus, ...query });
  const rows = await findLoadsByGroup(ctx.db, figures);
  const found = new Map(rows.map(({ group, loads }) => [group, loads]));
  const items = statusGroupNames.map((group) => ({ group, loads: found.get(group) ?? 0 }));
  return { period, loads: total(items.map(({ loads }) => loads)), items };
};

/** Accessorials of booked loads, beside what all of these cost. */
export const sumAccessorials = async (ctx: Ctx, query: FiguresQuery): Promise<AccessorialFigures> => {
  const { period, figures } = await readQuestion(ctx, query);
  const [booked, rows] = await Promise.all([findBooked(ctx.db, figures), findAccessorials(ctx.db, figures)]);
  return {
    period,
    count: total(rows.map(({ count }) => count)),
    amount: dollars(sum(rows.map(({ amount }) => cents(amount)))),
    spend: booked.spend,
    items: rows.map((row) => ({ ...row, label: lineLabel(row.code) })),
  };
};

/** Pickups and deliveries by state. */
export const countStops = async (ctx: Ctx, query: FiguresQuery): Promise<StopFigures> => {
  const { period, figures } = await readQuestion(ctx, query);
  const rows = await findStops(ctx.db, figures);
  const states = new Map<string, StopFigures['items'][number]>();
  for (const { type, country, state, stops } of rows) {
    const place = `${country}:${state}`;
    const item = states.get(place) ?? { country, state, stops: 0, pickups: 0, deliveries: 0 };
    item.stops += stops;
    if (type === 'pickup') item.pickups += stops;
    else item.deliveries += stops;
    states.set(place, item);
  }
  const items = [...states.values()].toSorted((a, b) => b.stops - a.stops || a.state.localeCompare(b.state));
  return {
    period,
    stops: total(items.map(({ stops }) => stops)),
    pickups: total(items.map(({ pickups }) => pickups)),
    deliveries: total(items.map(({ deliveries }) => deliveries)),
    items,
  };
};

/** Loads of the last eleven months, or as many as are asked for, by month and mode. */
export const countByMonth = async (ctx: Ctx, query: FiguresQuery): Promise<MonthlyModeFigures> => {
  const { period, figures } = await readQuestion(ctx, { last_n_months: monthsOfModes, ...query });
  const rows = await findLoadsByMonth(ctx.db, figures);
  const months = monthsUpTo(period.from ?? period.today, period.today).map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    const modes = recordOf(loadModes, (mode) => ofMonth.find((row) => row.mode === mode)?.loads ?? 0);
    return { month, loads: total(ofMonth.map(({ loads }) => loads)), modes };
  });
  const loads = total(months.map((month) => month.loads));
  return { period, loads, months, later: total(rows.map((row) => row.loads)) - loads };
};
