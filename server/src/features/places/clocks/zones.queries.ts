import { sql } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import type { Database } from '../../../platform/database/database.ts';

/** One of the sets of clocks of the table: the zones that share them, and their distances from UTC in minutes. */
export type Clocks = { zones: string[]; offsets: { since: string; minutes: number }[] };

/** The table of zones that the database has; null before the first start. */
export const findZoneTable = (db: Database) =>
  db.selectFrom('zone_table').select(['release', 'digest']).executeTakeFirst();

/** Lets one server at a time write the table, until commit. */
export const lockZoneTable = (db: Database) =>
  sql`select pg_advisory_xact_lock(${advisoryLocks.zoneTable})`.execute(db);

/** Puts another table in the place of the one there is. */
export const replaceZoneTable = async (
  db: Database,
  { release, digest }: { release: string; digest: string },
  clocks: readonly Clocks[],
): Promise<void> => {
  await db.deleteFrom('zone_names').execute();
  await db.deleteFrom('zone_offsets').execute();
  const names = clocks.flatMap(({ zones }, index) => zones.map((zone) => ({ zone, clocks: index })));
  const offsets = clocks.flatMap((one, index) => one.offsets.map((offset) => ({ clocks: index, ...offset })));
  await sql`insert into zone_offsets (clocks, since, minutes)
    select clocks, since, minutes from jsonb_to_recordset(${JSON.stringify(offsets)})
      as o (clocks integer, since timestamptz, minutes integer)`.execute(db);
  await sql`insert into zone_names (zone, clocks, since, minutes)
    select n.zone, n.clocks, o.since, o.minutes
    from jsonb_to_recordset(${JSON.stringify(names)}) as n (zone text, clocks integer)
    join (
      select clocks, array_agg(since order by since) as since, array_agg(minutes order by since) as minutes
      from zone_offsets group by clocks
    ) o on o.clocks = n.clocks`.execute(db);
  await db
    .insertInto('zone_table')
    .values({ release, digest })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ release, digest }))
    .execute();
};

/** What PostgreSQL's own data says of the distances from UTC, in minutes; nothing of zones it does not know. */
export const findOwnOffsets = async (db: Database, zones: readonly string[], moments: readonly number[]) => {
  const instants = moments.map((at) => new Date(at).toISOString());
  const { rows } = await sql<{ zone: string; at: string; minutes: number }>`
    select zone, at, (extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) / 60)::integer as minutes
    from unnest(${zones}::text[]) as zone, unnest(${instants}::timestamptz[]) as at
    where zone in (select name from pg_timezone_names)`.execute(db);
  return rows;
};
