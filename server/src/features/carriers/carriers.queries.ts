import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

const columns = ['id', 'name', 'short_name', 'scac'] as const;

/** The carriers loads may be booked with now. */
export const findCarriers = (ctx: OpenCtx) =>
  ctx.db.selectFrom('carriers').select(columns).where('enabled', '=', true).orderBy('short_name').execute();

/** One carrier, enabled or not: older loads still name it. */
export const findCarrier = (ctx: OpenCtx, id: number) =>
  ctx.db.selectFrom('carriers').select(columns).where('id', '=', id).executeTakeFirst();

/** A carrier's deliveries a day over the last `days` days up to today, oldest first; days without any are left out. */
export const findDays = (ctx: OpenCtx, carrierId: number, days: number) =>
  ctx.db
    .selectFrom('carrier_days')
    .select(['day', 'delivered', 'on_time'])
    .where('carrier_id', '=', carrierId)
    .where('day', '>', sql<string>`current_date - ${days}::integer`)
    .orderBy('day')
    .execute();

/** Alerts of enabled carriers whose share on time over the last `days` days lies below their threshold. */
export const findAlerts = (ctx: OpenCtx, days: number) =>
  ctx.db
    .selectFrom('carrier_alerts as alert')
    .innerJoin('carriers as carrier', 'carrier.id', 'alert.carrier_id')
    .innerJoin('carrier_days as d', 'd.carrier_id', 'carrier.id')
    .where('carrier.enabled', '=', true)
    .where('d.day', '>', sql<string>`current_date - ${days}::integer`)
    .groupBy('alert.id')
    .having(sql<boolean>`sum(d.on_time) * 100 < alert.threshold_percent * sum(d.delivered)`)
    .select(['alert.id', 'alert.carrier_id', 'alert.threshold_percent', 'alert.message_en', 'alert.message_es'])
    .orderBy('alert.id')
    .execute();
