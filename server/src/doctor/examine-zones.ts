import { zoneRelease } from '@portal/contract/values/zones/data/zone-lines.ts';
import { compareZones, differenceText, isTableOlder } from '../features/places/clocks/compare-zones.ts';
import { findZoneTable } from '../features/places/clocks/zones.queries.ts';
import type { Database } from '../platform/database/database.ts';
import { type Finding, ok, warning } from './finding.ts';

const subject = 'time zones';

/** Compares the table of zones with what Node and PostgreSQL know, and with what the database was given. */
export async function examineZones(db: Database): Promise<Finding> {
  const [kept, differences] = await Promise.all([findZoneTable(db), compareZones(db, new Date())]);
  const others = differences.map(differenceText).join('; ');
  const message = `local times go by tz ${zoneRelease}${others && `; others differ: ${others}`}`;
  if (kept && kept.release > zoneRelease) {
    const advice = 'Start the version of the portal that wrote it: lists count by it, and screens by the older table.';
    return warning(subject, `${message}; the database has tz ${kept.release}`, advice);
  }
  return isTableOlder()
    ? warning(
        subject,
        `${message}; Node knows a newer tz`,
        'Install a newer version of the portal: clocks may have changed.',
      )
    : ok(subject, message);
}
