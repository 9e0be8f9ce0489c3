import { statusGroups } from '@portal/contract/loads/load-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** A zone that stops of a town have. */
export type StopZone = { zip_code: string; country: string; city: string; timezone: string };

/** A zone that such stops should have instead. */
export type ZoneChange = StopZone & { lawful: string };

const overStatuses = [...statusGroups.delivered, ...statusGroups.cancelled];

/** The zones of stops of loads that are not over, once each. */
export const findZonesOfStops = (db: Database): Promise<StopZone[]> =>
  db
    .selectFrom('stops')
    .innerJoin('loads', 'loads.id', 'stops.load_id')
    .select(['stops.zip_code', 'stops.country', 'stops.city', 'stops.timezone'])
    .distinct()
    .where('loads.status', 'not in', overStatuses)
    .execute();

const destination = sql<string>`(select d.timezone from stops d where d.load_id = e.load_id order by d.position desc limit 1)`;
const etaByLaw = sql<string>`local_instant(${destination}, e.eta_local::timestamp)`;
const plannedByLaw = sql<string>`local_instant(coalesce(e.timezone, ${destination}), e.planned_local::timestamp)`;
const isEstimateOff = sql<boolean>`((e.eta_local is not null and e.eta_at > ${nowByClock} and e.eta_at <> ${etaByLaw})
  or (e.planned_local is not null and e.planned_at > ${nowByClock} and e.planned_at <> ${plannedByLaw}))`;

const changesTable = (changes: readonly ZoneChange[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(changes)}) as c (zip_code text, country text, city text, timezone text, lawful text)`;

/** The loads that are not over of which a stop has one of these zones, or an estimate ahead is off by its zone's law. */
export const findLoadsToCount = async (db: Database, changes: readonly ZoneChange[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select l.id from loads l where l.status <> all(${overStatuses}::text[]) and (
      exists (select from stops s join ${changesTable(changes)} using (zip_code, country, city, timezone) where s.load_id = l.id)
      or exists (select from tracking_events e where e.load_id = l.id and ${isEstimateOff}))
    order by l.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Gives the stops of a load their lawful zones; answers those that changed. */
export const moveStops = async (
  db: Database,
  loadId: number,
  changes: readonly ZoneChange[],
): Promise<ZoneChange[]> => {
  const { rows } = await sql<ZoneChange>`
    update stops s set timezone = c.lawful from ${changesTable(changes)}
    where s.load_id = ${loadId} and (s.zip_code, s.country, s.city, s.timezone) = (c.zip_code, c.country, c.city, c.timezone)
    returning c.zip_code, c.country, c.city, c.timezone, c.lawful`.execute(db);
  return rows;
};

/** Counts the estimates ahead of a load again that were made of local times; answers how many became others. */
export const recountEstimates = async (db: Database, loadId: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update tracking_events e set
      eta_at = case when e.eta_local is null then e.eta_at else ${etaByLaw} end,
      planned_at = case when e.planned_local is null then e.planned_at else ${plannedByLaw} end
    where e.load_id = ${loadId} and ${isEstimateOff}`.execute(db);
  return Number(numAffectedRows ?? 0n);
};
