import { savedViewsLimit, ViewFilters } from '@portal/contract/loads/saved-views.contract.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import {
  clearDefault,
  deleteView,
  findView,
  findViews,
  insertView,
  isNameTaken,
  lockAndCountViews,
  type NewView,
  updateView,
  type ViewedList,
  type ViewOf,
} from './saved-views.queries.ts';

export const viewsOfLoads = { name: 'loads', filters: ViewFilters } as const;

/** The caller's views of a list, by name; never more than 30. */
export const listViews = async <F>(ctx: Ctx, list: ViewedList<F>): Promise<{ items: ViewOf<F>[] }> => ({
  items: await findViews(ctx, list),
});

const auditedView = (id: number) => ({ object_type: 'saved_view', object_id: id });

/** Keeps a view for the caller alone. 409 for a name the caller has used, and for the 31st of a list. */
export const addView = <F>(ctx: Ctx, list: ViewedList<F>, view: NewView<F>): Promise<ViewOf<F>> =>
  withTransaction(ctx, async (tx) => {
    const count = await lockAndCountViews(tx, list);
    if (count >= savedViewsLimit) throw problem('loads.views_too_many', 409, { params: { limit: savedViewsLimit } });
    const { name } = view;
    if (await isNameTaken(tx, list, { name, exceptId: null }))
      throw problem('loads.view_name_taken', 409, { field: 'name' });
    if (view.is_default) await clearDefault(tx, list);
    const after = await insertView(tx, list, view);
    await audit(tx, { action: 'saved-view.added', ...auditedView(after.id), after });
    return after;
  });

type ViewChange<F> = { [K in keyof NewView<F>]?: NewView<F>[K] | undefined };

/** Changes a view of the caller; what is not named stays. 404 for any other, 409 for a name the caller has used. */
export const changeView = <F>(ctx: Ctx, list: ViewedList<F>, id: number, change: ViewChange<F>): Promise<ViewOf<F>> =>
  withTransaction(ctx, async (tx) => {
    await lockAndCountViews(tx, list);
    const before = await findView(tx, list, id);
    if (!before) throw notFound();
    if (change.name !== undefined && (await isNameTaken(tx, list, { name: change.name, exceptId: id })))
      throw problem('loads.view_name_taken', 409, { field: 'name' });
    if (change.is_default) await clearDefault(tx, list);
    const after = await updateView(tx, list, { id, change });
    await audit(tx, { action: 'saved-view.changed', ...auditedView(id), before, after });
    return after;
  });

/** Forgets a view of the caller. 404 for any other. */
export const removeView = <F>(ctx: Ctx, list: ViewedList<F>, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await deleteView(tx, list, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'saved-view.removed', ...auditedView(id), before });
  });
