import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { accessorialOf, loadOfAccessorial } from './accessorial-in-scope.ts';
import { editLoad } from './edit-load.ts';
import { deletePart } from '../book/load-parts.queries.ts';

/** Removes an accessorial from its load. Refuses as `editLoad`, and with 404 a service of another load. */
export const removeAccessorialOfLoad = (ctx: Ctx, loadId: number, id: number): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ accessorials }, load) => {
      const { code } = accessorialOf(load, id);
      return { accessorials: accessorials.filter((one) => one.code !== code) };
    },
    write: (tx) => deletePart(tx, 'load_accessorials', id),
    event: 'remove_accessorial',
    details: { accessorial_id: id },
  });

/** The same for a service whose load need not be named. */
export const removeAccessorial = async (ctx: Ctx, id: number): Promise<void> => {
  await removeAccessorialOfLoad(ctx, await loadOfAccessorial(ctx, id), id);
};
