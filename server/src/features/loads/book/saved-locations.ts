import type { StopInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { countOwnLocations } from '../loads.queries.ts';

/** Every saved location a load names must be its account's; one foreign id refuses them all with 404. */
export const refuseForeignLocations = async (
  ctx: Ctx,
  accountId: number,
  stops: readonly Pick<StopInput, 'location_id'>[],
): Promise<void> => {
  const ids = [...new Set(stops.flatMap(({ location_id: id }) => (id ? [id] : [])))];
  if (ids.length > 0 && (await countOwnLocations(ctx, accountId, ids)) < ids.length) throw notFound();
};
