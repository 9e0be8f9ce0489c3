import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { zonesChanged } from '@portal/contract/places/places.events.ts';
import { zoneLines, zoneRelease } from '@portal/contract/values/zones/data/zone-lines.ts';
import { changesBetween } from '@portal/contract/values/zones/zone-clocks.ts';
import { audit } from '../../../platform/audit.ts';
import { type OpenCtx, type Services, systemContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { zonesOfTowns } from '../data/zones-of-towns.ts';
import { compareZones, differenceText } from './compare-zones.ts';
import { zipTableFile } from '../zip-table-file.ts';
import { type Clocks, findZoneTable, lockZoneTable, replaceZoneTable } from './zones.queries.ts';

/** What the database holds: as far back as the table goes, and further ahead than any appointment. */
const [firstYear, lastYear] = [2007, 2060];

const shippedClocks = (): Clocks[] =>
  zoneLines.map(([names]) => {
    const zones = names.split(' ');
    const changes = changesBetween(zones[0] ?? '', Date.UTC(firstYear, 0, 1), Date.UTC(lastYear, 0, 1));
    return {
      zones,
      offsets: changes.map(({ at, offset }) => ({ since: new Date(at).toISOString(), minutes: offset })),
    };
  });

/** What is shipped: another digest of one release is another table, of clocks or of the zones of postal codes and towns. */
const digestOf = (): string =>
  createHash('sha256')
    .update(JSON.stringify(zoneLines))
    .update(readFileSync(zipTableFile))
    .update(JSON.stringify(zonesOfTowns))
    .digest('hex');

const isShipped = (known: { release: string; digest: string } | undefined, digest: string): boolean =>
  // A newer server has written a newer table, which stays.
  known !== undefined && (known.digest === digest || known.release > zoneRelease);

/**
 * Brings the table of zones the portal ships with into the database, once when servers start together. What was made of
 * local times is computed again by those who listen.
 */
export const keepZones = async (ctx: OpenCtx): Promise<void> => {
  const digest = digestOf();
  if (isShipped(await findZoneTable(ctx.db), digest)) return;
  await withTransaction(ctx, async (tx) => {
    await lockZoneTable(tx.db);
    const known = await findZoneTable(tx.db);
    if (isShipped(known, digest)) return;
    await replaceZoneTable(tx.db, { release: zoneRelease, digest }, shippedClocks());
    await audit(tx, {
      action: 'tables.zones-changed',
      object_type: 'table',
      object_id: 'zones',
      before: known && { release: known.release },
      after: { release: zoneRelease },
    });
    await emit(tx, zonesChanged, { release: zoneRelease });
  });
};

/** What each start of a server does: the table is written, and whose clocks differ from it is named in the log. */
export const keepZonesAtStart = async (services: Services): Promise<void> => {
  const ctx = systemContext(services, 'zones');
  await keepZones(ctx);
  const differences = await compareZones(ctx.db, services.clock.now());
  if (differences.length === 0) return;
  ctx.log.info(
    { release: zoneRelease, differences: differences.map(differenceText) },
    'time zones go by the portal’s table',
  );
};
