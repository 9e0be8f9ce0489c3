import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { editLoad } from '../change/edit-load.ts';
import { updateStop } from '../book/load-parts.queries.ts';
import { accessorialsForStops, writeAccessorials } from '../book/stop-accessorials.ts';

type Residential = { pickup?: boolean | undefined; delivery?: boolean | undefined };

/** Says whether the pickups and the deliveries are at homes; the accessorials follow. Refuses as `editLoad`. */
export const changeResidential = (ctx: Ctx, loadId: number, homes: Residential): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: (current) => {
      const stops = current.stops.map((stop) => ({ ...stop, residential: homes[stop.type] ?? stop.residential }));
      return { stops, accessorials: accessorialsForStops(current, stops) };
    },
    write: async (tx, load, { stops }, { accessorials }) => {
      for (const [i, { id }] of load.stops.entries()) {
        const stop = stops[i];
        if (stop) await updateStop(tx, id, stop);
      }
      await writeAccessorials(tx, load, accessorials);
    },
    event: 'change_residential',
    details: homes,
  });
