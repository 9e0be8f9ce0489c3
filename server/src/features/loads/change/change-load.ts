import type { LoadChange, LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { refuseUnoffered } from '../book/check-accessorials.ts';
import { editLoad } from './edit-load.ts';
import { deleteParts, insertAccessorials, insertLineItems, insertStops } from '../book/load-parts.queries.ts';
import { accessorialsForStops, withStopServices, writeStopFlags } from '../book/stop-accessorials.ts';
import type { PreparedLoad } from '../book/prepare-load.ts';

/** Replaces the parts of a load that a change names. */
export const rewriteParts = async (tx: Ctx, loadId: number, change: LoadChange, load: PreparedLoad): Promise<void> => {
  if (change.stops) {
    await deleteParts(tx, 'stops', loadId);
    await insertStops(tx, loadId, load.stops);
  }
  if (change.line_items) {
    await deleteParts(tx, 'line_items', loadId);
    await insertLineItems(tx, loadId, load.items);
  }
  if (change.accessorials) {
    await deleteParts(tx, 'load_accessorials', loadId);
    await insertAccessorials(tx, loadId, change.accessorials);
  }
};

/** Changes a load that is not booked; the parts that are given take the place of those there were. Refuses as `editLoad`. */
export const changeLoad = (ctx: Ctx, loadId: number, { version, ...change }: LoadChange): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: (current, { mode, quote_modes }) => {
      if (mode === 'drayage' && change.stops) throw problem('loads.drayage_own_calls', 400, { field: 'stops' });
      refuseUnoffered(quote_modes, change.accessorials ?? []);
      if (!change.stops && !change.accessorials) return change;
      const stops = change.stops ?? current.stops;
      const accessorials = change.accessorials ?? accessorialsForStops(current, stops);
      return { ...change, ...withStopServices(quote_modes, { stops, accessorials }) };
    },
    write: async (tx, load, prepared, { accessorials }) => {
      const hasServices = change.stops !== undefined || change.accessorials !== undefined;
      await rewriteParts(tx, load.id, hasServices ? { ...change, accessorials } : change, prepared);
      if (!change.stops) await writeStopFlags(tx, load, prepared.stops);
    },
    event: 'change',
    version,
  });
