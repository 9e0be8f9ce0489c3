import { operatorDay } from '../../platform/settings/operator-day.ts';
import type { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { yearsFrom } from '@portal/contract/places/closed-days.ts';
import { findClosedDays } from './calendars.queries.ts';
import { carrierReply } from './carrier-reply.ts';
import { findCarrier, findCarriers, findDays } from './carriers.queries.ts';
import { performanceDays } from './performance-window.ts';

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** A carrier and its last 30 days: every load delivered, whoever shipped it. Refuses an unknown id with 404. */
export const getCarrier = async (ctx: Ctx, carrierId: number): Promise<Reply<typeof carriers.details>> => {
  const [carrier, days] = await Promise.all([findCarrier(ctx, carrierId), findDays(ctx, carrierId, performanceDays)]);
  if (!carrier) throw problem('carriers.not_found', 404);
  const loads = days.reduce((total, day) => total + day.delivered, 0);
  const on_time = days.reduce((total, day) => total + day.on_time, 0);
  return { ...carrierReply(carrier), performance: { on_time_percent: share(on_time, loads), loads, on_time, days } };
};

/** The carriers loads may be booked with, by name, what each may be asked about, and when it is closed. */
export const listCarriers = async (ctx: Ctx): Promise<Reply<typeof carriers.list>> => {
  const [rows, closed] = await Promise.all([findCarriers(ctx), findClosedDays(ctx.db, yearsFrom(operatorDay(ctx)))]);
  return {
    items: rows.map(({ modes, parcels_only, calendar, ...row }) => ({
      ...carrierReply(row),
      modes,
      parcels_only,
      closed_days: calendar === null ? null : [...(closed.get(calendar) ?? [])].toSorted(),
    })),
  };
};
