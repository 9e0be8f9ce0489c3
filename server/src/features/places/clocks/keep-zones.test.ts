import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { clocksAt, knownZones } from '@portal/contract/values/zones/zone-clocks.ts';
import { zoneRelease } from '@portal/contract/values/zones/data/zone-lines.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compareZones, differenceText } from './compare-zones.ts';
import { keepZones } from './keep-zones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const context = () => systemContext(app.services, 'zones');

/** Every 97 days and 5 hours, so that all hours and seasons come. */
const moments = Array.from({ length: 150 }, (_, index) => Date.UTC(2007, 0, 1) + index * (97 * 24 + 5) * 3_600_000);

describe('local times in SQL', () => {
  it('are those of the table, in every zone and season', async () => {
    const { rows } = await sql<{ zone: string; at: string; minutes: number }>`
      select zone, at, (extract(epoch from zone_offset(zone, at)) / 60)::integer as minutes
      from zone_names, unnest(${moments.map((at) => new Date(at).toISOString())}::timestamptz[]) as at`.execute(
      app.services.db,
    );
    expect(rows.length).toBe(knownZones().length * moments.length);
    const differing = rows.filter(({ zone, at, minutes }) => clocksAt(zone, Date.parse(at)).offset !== minutes);
    expect(differing.slice(0, 3)).toEqual([]);
  });

  it.each([
    ['America/Edmonton', '2026-12-15 06:00:00'],
    ['America/Winnipeg', '2026-12-15 07:00:00'],
    ['America/Inuvik', '2026-12-15 06:00:00'],
    ['America/Vancouver', '2026-12-15 05:00:00'],
    ['Europe/Berlin', '2026-12-15 13:00:00'],
  ])('show in %s at noon UTC %s', async (zone, shown) => {
    const { rows } = await sql<{ shown: string; day: string }>`
      select local_time(${zone}, '2026-12-15T12:00Z')::text as shown, local_day(${zone}, '2026-12-15T12:00Z')::text as day`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ shown, day: '2026-12-15' }]);
  });

  it('stand for the same instants as the server’s, skipped and repeated hours too', async () => {
    const zones = ['America/Chicago', 'America/Edmonton', 'America/St_Johns', 'America/Tijuana', 'Pacific/Honolulu'];
    const days = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-12-15', '2027-07-01'];
    const hours = ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '12:00', '23:30'];
    const { rows } = await sql<{ zone: string; day: string; hour: string; at: string }>`
      select zone, day::text, hour, local_instant(zone, day + hour::time) as at
      from unnest(${zones}::text[]) as zone, unnest(${days}::date[]) as day, unnest(${hours}::text[]) as hour`.execute(
      app.services.db,
    );
    expect(rows.length).toBe(zones.length * days.length * hours.length);
    for (const { zone, day, hour, at } of rows) {
      expect(`${zone} ${day} ${hour} ${Date.parse(at)}`).toBe(
        `${zone} ${day} ${hour} ${localInstant(day, hour, zone).instant.getTime()}`,
      );
    }
  });
});

describe('the clocks of other programs', () => {
  it('are named where they differ from the table', async () => {
    const differences = await compareZones(app.services.db, new Date('2026-12-01T00:00:00Z'));
    const named = differences.map(differenceText);
    // Whatever Node and PostgreSQL know by now, they are compared: what differs is found below by another table.
    for (const text of named) expect(text).toMatch(/^(?:Node's tz \d{4}\w|PostgreSQL): \S.* since \d{4}-\d\d$/);
    const own = await sql<{ minutes: number }>`
      select (extract(epoch from ('2026-12-15T12:00Z'::timestamptz at time zone 'America/Winnipeg')
        - timestamp '2026-12-15 12:00') / 60)::integer as minutes`.execute(app.services.db);
    const isNamed = named.some((text) => text.startsWith('PostgreSQL') && text.includes('America/Rainy_River'));
    expect(isNamed).toBe(own.rows[0]?.minutes !== -300);
  });
});

describe('the table in the database', () => {
  const entries = async () =>
    (
      await app.services.db
        .selectFrom('audit_entries')
        .select('id')
        .where('action', '=', 'tables.zones-changed')
        .execute()
    ).length;

  afterEach(() => keepZones(context()));

  it('is replaced once by servers that start together, with an entry in the audit', async () => {
    await app.services.db.updateTable('zone_table').set({ release: '2025b', digest: 'another' }).execute();
    await app.services.db.deleteFrom('zone_offsets').execute();
    const before = await entries();
    await Promise.all(Array.from({ length: 4 }, () => keepZones(context())));
    expect(await entries()).toBe(before + 1);
    expect(await app.services.db.selectFrom('zone_table').select('release').execute()).toEqual([
      { release: zoneRelease },
    ]);
    const { rows } = await sql`select from zone_offsets limit 1`.execute(app.services.db);
    expect(rows).toHaveLength(1);
  });

  it('stays where a newer server has written a newer one', async () => {
    await app.services.db.updateTable('zone_table').set({ release: '2999z', digest: 'newer' }).execute();
    await keepZones(context());
    expect(await app.services.db.selectFrom('zone_table').select(['release', 'digest']).execute()).toEqual([
      { release: '2999z', digest: 'newer' },
    ]);
    await app.services.db.updateTable('zone_table').set({ release: zoneRelease, digest: 'older' }).execute();
  });
});
