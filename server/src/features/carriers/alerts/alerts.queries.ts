import type { AlertKind, AlertPeriod } from '@portal/contract/carriers/alert-kinds.ts';
import type { CarrierFigures } from '@portal/contract/carriers/carrier-alert.ts';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { CarrierAlerts } from '../../../platform/database/db.types.ts';
import type { Database } from '../../../platform/database/database.ts';
import { nowByClock, todayByClock } from '../../../platform/database/sql-clock.ts';

type AlertColumns = {
  carrier_id: number;
  kind: AlertKind;
  days: AlertPeriod;
  threshold_percent: number | null;
  threshold_days: number | null;
  min_deliveries: number;
  message_en: string;
  message_es: string;
};

/** A threshold with what its carrier did in its days. */
export type AlertRow = AlertColumns & { id: number; version: number; enabled: boolean; figures: CarrierFigures };

/** The day a load was delivered, where it was. */
const dayDelivered = sql`local_day((select timezone from stops where stops.load_id = load.id
  order by position desc limit 1), load.actual_delivery_at)`;

/** Loads with a cargo claim by carrier and day of delivery; read once, however many carriers ask. */
const claimed = sql`claimed as materialized (
  select load.carrier_id, ${dayDelivered} as day, count(distinct load.id) as loads
  from claims claim join loads load on load.id = claim.load_id
  where claim.type = 'cargo_claim' and claim.submitted_at is not null and claim.status <> 'withdrawn'
    and load.actual_delivery_at is not null
  group by 1, 2)`;

/** What a carrier did in the days up to today, as one value. */
const figuresOf = (carrier: RawBuilder<unknown>, days: RawBuilder<unknown>) => sql`(
  select json_build_object('carrier_id', ${carrier}, 'delivered', coalesce(sum(d.delivered), 0),
    'on_time', coalesce(sum(d.on_time), 0), 'late_days', coalesce(sum(d.late_days), 0),
    'claimed', (select coalesce(sum(loads), 0) from claimed
      where claimed.carrier_id = ${carrier} and claimed.day > ${todayByClock} - ${days} and claimed.day <= ${todayByClock}))
  from carrier_days d where d.carrier_id = ${carrier} and d.day > ${todayByClock} - ${days})`;

/** The thresholds there are, or the one named, each with what its carrier did. */
export const findAlerts = async (db: Database, id: number | null = null): Promise<AlertRow[]> => {
  const { rows } = await sql<AlertRow>`
    with ${claimed}
    select alert.id, alert.carrier_id, alert.kind, alert.days, alert.threshold_percent::float8, alert.threshold_days::float8,
      alert.min_deliveries, alert.message_en, alert.message_es, alert.version, carrier.enabled,
      ${figuresOf(sql`alert.carrier_id`, sql`alert.days`)} as figures
    from carrier_alerts alert join carriers carrier on carrier.id = alert.carrier_id
    where ${id}::integer is null or alert.id = ${id}
    order by alert.id`.execute(db);
  return rows;
};

/** What each carrier on offer did in the days up to today. */
export const findFiguresOfAll = async (db: Database, days: number): Promise<CarrierFigures[]> => {
  const { rows } = await sql<{ figures: CarrierFigures }>`
    with ${claimed}
    select ${figuresOf(sql`carrier.id`, sql`${days}::integer`)} as figures
    from carriers carrier where carrier.enabled order by carrier.id`.execute(db);
  return rows.map(({ figures }) => figures);
};

/** A threshold as it is kept, held until commit. */
export const lockAlert = (db: Database, id: number) =>
  db.selectFrom('carrier_alerts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const insertAlert = async (db: Database, row: AlertColumns): Promise<number> =>
  (await db.insertInto('carrier_alerts').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateAlert = async (db: Database, id: number, columns: Updateable<CarrierAlerts>): Promise<void> => {
  await db
    .updateTable('carrier_alerts')
    .set(columns)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

export const deleteAlert = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('carrier_alerts').where('id', '=', id).execute();
};

/** Records that a carrier lies beyond a threshold; its id for the one caller that recorded it, else undefined. */
export const beginCrossing = async (db: Database, alertId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into carrier_alert_crossings (alert_id, began_at)
    select id, ${nowByClock} from carrier_alerts where id = ${alertId}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
};

/** Records that these thresholds are kept again. */
export const endCrossings = async (db: Database, alertIds: readonly number[]): Promise<void> => {
  await sql`update carrier_alert_crossings set ended_at = ${nowByClock}
    where alert_id = any(${[...alertIds]}::integer[]) and ended_at is null`.execute(db);
};

/** Thresholds that carriers are recorded to lie beyond. */
export const findOpenCrossings = async (db: Database): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('carrier_alert_crossings')
    .select('alert_id')
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ alert_id }) => alert_id));
};
