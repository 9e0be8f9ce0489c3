import { type SavedView, savedViewsLimit } from '@portal/contract/loads/saved-views.contract.ts';
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
} from './saved-views.queries.ts';

/** The caller's views, by name; never more than 30. */
export const listViews = async (ctx: Ctx): Promise<{ items: SavedView[] }> => ({ items: await findViews(ctx) });

const auditedView = (id: number) => ({ object_type: 'saved_view', object_id: id });

/** Keeps a view for the caller alone. 409 for a name the caller has used, and for the 31st. */
export const addView = (ctx: Ctx, view: NewView): Promise<SavedView> =>
  withTransaction(ctx, async (tx) => {
    const count = await lockAndCountViews(tx);
    if (count >= savedViewsLimit) throw problem('loads.views_too_many', 409, { params: { limit: savedViewsLimit } });
    if (await isNameTaken(tx, view.name, null)) throw problem('loads.view_name_taken', 409, { field: 'name' });
    if (view.is_default) await clearDefault(tx);
    const after = await insertView(tx, view);
    await audit(tx, { action: 'saved-view.added', ...auditedView(after.id), after });
    return after;
  });

type ViewChange = { [K in keyof NewView]?: NewView[K] | undefined };

/** Changes a view of the caller; what is not named stays. 404 for any other, 409 for a name the caller has used. */
export const changeView = (ctx: Ctx, id: number, change: ViewChange): Promise<SavedView> =>
  withTransaction(ctx, async (tx) => {
    await lockAndCountViews(tx);
    const before = await findView(tx, id);
    if (!before) throw notFound();
    if (change.name !== undefined && (await isNameTaken(tx, change.name, id)))
      throw problem('loads.view_name_taken', 409, { field: 'name' });
    if (change.is_default) await clearDefault(tx);
    const after = await updateView(tx, id, change);
    await audit(tx, { action: 'saved-view.changed', ...auditedView(id), before, after });
    return after;
  });

/** Forgets a view of the caller. 404 for any other. */
export const removeView = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await deleteView(tx, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'saved-view.removed', ...auditedView(id), before });
  });
