import { knownCountry } from '@portal/contract/places/zip-code.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { placeOfZip } from '../places/zip-lookup.ts';
import {
  findLoadsToCount,
  findZonesOfStops,
  moveStops,
  recountEstimates,
  type StopZone,
  type ZoneChange,
} from './local-times.queries.ts';
import { isNews, journeyOf, settleJourney } from './settle-journey.ts';
import { findKept, findStandingBooking, lockLoad } from './tracking.queries.ts';

const lawful = (stop: StopZone): ZoneChange[] => {
  const zone = placeOfZip(stop.zip_code, knownCountry(stop.country), stop.city)?.timezone;
  return zone === undefined || zone === stop.timezone ? [] : [{ ...stop, lawful: zone }];
};

/** Makes a load what all its reports together say. */
export const countReports = (ctx: OpenCtx, loadId: number, before?: (tx: OpenCtx) => Promise<boolean>): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const load = await lockLoad(tx.db, loadId);
    if (before && !(await before(tx))) return;
    // The zones of its stops may be others by now.
    const present = before ? await lockLoad(tx.db, loadId) : load;
    const booking = await findStandingBooking(tx.db, loadId);
    if (!booking) return;
    const reports = await findKept(tx.db, { ...booking, is_over: false });
    const journey = journeyOf(present, reports);
    if (isNews(present, [], journey)) await settleJourney(tx, booking, present, journey);
  });

/**
 * After the table of zones became another: stops of loads that are not over get the zone of their postal code by law,
 * and what lies ahead and was made of a local time is counted again. Run twice, it finds nothing left to do.
 */
export const recountLocalTimes = async (ctx: OpenCtx): Promise<void> => {
  const changes = (await findZonesOfStops(ctx.db)).flatMap(lawful);
  for (const loadId of await findLoadsToCount(ctx.db, changes)) {
    await countReports(ctx, loadId, async (tx) => {
      const moved = await moveStops(tx.db, loadId, changes);
      const estimates = await recountEstimates(tx.db, loadId);
      if (moved.length === 0 && estimates === 0) return false;
      await audit(tx, {
        action: 'load.local-times-counted',
        object_type: 'load',
        object_id: loadId,
        before: { zones: moved.map(({ zip_code, city, timezone }) => ({ zip_code, city, timezone })) },
        after: {
          zones: moved.map(({ zip_code, city, lawful: timezone }) => ({ zip_code, city, timezone })),
          estimates,
        },
      });
      return true;
    });
  }
};
