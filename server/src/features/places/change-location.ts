import type { Location, LocationChange } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { updateLocation } from './places.queries.ts';
import { savedLocation } from './saved-location.ts';

/** Changes a location of the own account; what is not named stays. 404 for any other. */
export const changeLocation = async (ctx: Ctx, id: number, change: LocationChange): Promise<Location> => {
  const row = await updateLocation(ctx, id, change);
  if (!row) throw notFound();
  return savedLocation(row);
};
