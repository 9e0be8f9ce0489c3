import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { archiveLocation } from './places.queries.ts';

/** Removes a location of the own account from its list, once. 404 for any other. */
export const removeLocation = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await archiveLocation(ctx, id))) throw notFound();
};
