import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { deleteView } from './saved-views.queries.ts';

/** Forgets a view of the caller. 404 for any other. */
export const removeView = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await deleteView(ctx, id))) throw notFound();
};
