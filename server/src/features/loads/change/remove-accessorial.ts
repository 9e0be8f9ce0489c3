import { stopFlagRuleOf } from '@portal/contract/accessorials/stop-flags.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { accessorialOf, loadOfAccessorial } from './accessorial-in-scope.ts';
import { editLoad } from './edit-load.ts';
import { stopsWithoutFlag, writeStopFlags } from '../book/stop-accessorials.ts';
import { deletePart } from '../book/load-parts.queries.ts';

/** Removes an accessorial from its load, and the flag of the stops that it stood for. Refuses as `editLoad`, and with 404 a service of another load. */
export const removeAccessorialOfLoad = (ctx: Ctx, loadId: number, id: number): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ stops, accessorials }, load) => {
      const { code } = accessorialOf(load, id);
      const others = accessorials.filter((one) => one.code !== code);
      return { accessorials: others, ...(stopFlagRuleOf(code) && { stops: stopsWithoutFlag(stops, code) }) };
    },
    write: async (tx, load, prepared) => {
      await deletePart(tx, 'load_accessorials', id);
      await writeStopFlags(tx, load, prepared.stops);
    },
    event: 'remove_accessorial',
    details: { accessorial_id: id },
  });

/** The same for a service whose load need not be named. */
export const removeAccessorial = async (ctx: Ctx, id: number): Promise<void> => {
  await removeAccessorialOfLoad(ctx, await loadOfAccessorial(ctx, id), id);
};
