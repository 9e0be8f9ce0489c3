import type { LoadAccessorial } from '@portal/contract/accessorials/load-accessorial.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findLoadOfAccessorial } from '../book/load-parts.queries.ts';

/** The load an accessorial belongs to. Refuses with 404 `accessorials.not_found` what is not the caller's. */
export const loadOfAccessorial = async (ctx: Ctx, accessorialId: number): Promise<number> => {
  const loadId = await findLoadOfAccessorial(ctx, ctx.scope, accessorialId);
  if (loadId === undefined) throw problem('accessorials.not_found', 404);
  return loadId;
};

/** One accessorial of a load; refuses one of another load with 404 `accessorials.not_found`. */
export const accessorialOf = ({ accessorials }: LoadDetails, accessorialId: number): LoadAccessorial => {
  const found = accessorials.find(({ id }) => id === accessorialId);
  if (!found) throw problem('accessorials.not_found', 404);
  return found;
};
