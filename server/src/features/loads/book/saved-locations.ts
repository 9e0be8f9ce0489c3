import type { StopInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { countOwnLocations } from '../loads.queries.ts';

type NamingStop = Pick<StopInput, 'location_id'>;

const idsIn = (stops: readonly NamingStop[]): number[] => [
  ...new Set(stops.flatMap(({ location_id: id }) => (id ? [id] : []))),
];

/**
 * Every saved location a load names must be its account's, and not archived unless the load had it before; one other id
 * refuses them all with 404.
 */
export const refuseForeignLocations = async (
  ctx: Ctx,
  accountId: number,
  stops: readonly NamingStop[],
  before: readonly NamingStop[] = [],
): Promise<void> => {
  const ids = idsIn(stops);
  if (ids.length === 0) return;
  if ((await countOwnLocations(ctx, accountId, ids, idsIn(before))) < ids.length) throw notFound();
};
