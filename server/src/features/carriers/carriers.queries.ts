import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import { todayByClock } from '../../platform/database/sql-clock.ts';

const columns = ['id', 'name', 'short_name', 'scac', 'logo_key'] as const;

/** The carriers loads may be booked with now. */
export const findCarriers = (ctx: OpenCtx) =>
  ctx.db
    .selectFrom('carriers')
    .select([...columns, 'modes', 'parcels_only', 'calendar'])
    .where('enabled', '=', true)
    .orderBy('short_name')
    .execute();

/** One carrier, enabled or not: older loads still name it. */
export const findCarrier = (ctx: OpenCtx, id: number) =>
  ctx.db.selectFrom('carriers').select(columns).where('id', '=', id).executeTakeFirst();

type DayOfCarrier = { day: string; delivered: number; on_time: number };

/** A carrier's deliveries a day over the last `days` days up to today, oldest first; a day without any counts zero. */
export const findDays = async (ctx: OpenCtx, carrierId: number, days: number): Promise<DayOfCarrier[]> => {
  const { rows } = await sql<DayOfCarrier>`
    select span.day::date as day, coalesce(d.delivered, 0) as delivered, coalesce(d.on_time, 0) as on_time
    from generate_series(${todayByClock} - ${days - 1}::integer, ${todayByClock}, interval '1 day') as span (day)
    left join carrier_days d on d.carrier_id = ${carrierId} and d.day = span.day::date
    order by span.day`.execute(ctx.db);
  return rows;
};
