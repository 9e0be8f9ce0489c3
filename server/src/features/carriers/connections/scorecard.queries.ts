import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { todayByClock } from '../../../platform/database/sql-clock.ts';

type Figures = {
  delivered: number;
  on_time: number;
  loads: number;
  promised_days: number | null;
  actual_days: number | null;
  claimed_loads: number;
  claimed_amount: number;
};

/** The day of an instant of a load where it is picked up (`asc`) or delivered (`desc`). */
const dayAtEnd = (end: 'asc' | 'desc', instant: string) =>
  sql`local_day((select timezone from stops where load_id = loads.id order by position ${sql.raw(end)} limit 1), ${sql.ref(instant)})`;

/** What a carrier did over the last `days` days up to today: its days, its delivered loads, the cargo claims about them. */
export const findFigures = async (db: Database, carrierId: number, days: number): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    with record as (
      select coalesce(sum(delivered), 0)::integer as delivered, coalesce(sum(on_time), 0)::integer as on_time
      from carrier_days where carrier_id = ${carrierId} and day > ${todayByClock} - ${days}::integer
    ), done as (
      select id, due_date - pickup_date as promised,
        ${dayAtEnd('desc', 'actual_delivery_at')} - ${dayAtEnd('asc', 'actual_pickup_at')} as actual
      from loads where carrier_id = ${carrierId} and actual_delivery_at is not null
        and ${dayAtEnd('desc', 'actual_delivery_at')} > ${todayByClock} - ${days}::integer and ${dayAtEnd('desc', 'actual_delivery_at')} <= ${todayByClock}
    ), claimed as (
      select done.id, max(claims.amount) as amount
      from done join claims on claims.load_id = done.id
      where claims.type = 'cargo_claim' and claims.submitted_at is not null and claims.status <> 'withdrawn'
      group by done.id
    )
    select record.*,
      (select count(*)::integer from done where actual is not null and promised is not null) as loads,
      (select round(avg(promised), 1)::float8 from done where actual is not null and promised is not null) as promised_days,
      (select round(avg(actual), 1)::float8 from done where actual is not null and promised is not null) as actual_days,
      (select count(*)::integer from claimed) as claimed_loads,
      (select coalesce(sum(amount), 0)::float8 from claimed) as claimed_amount
    from record`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a sum without groups has one row');
  return figures;
};
