import { type SavedView, savedViewsLimit } from '@portal/contract/loads/saved-views.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { clearDefault, insertView, isNameTaken, lockAndCountViews, type NewView } from './saved-views.queries.ts';

/** Keeps a view for the caller alone. 409 for a name the caller has used, and for the 31st. */
export const addView = (ctx: Ctx, view: NewView): Promise<SavedView> =>
  withTransaction(ctx, async (tx) => {
    const count = await lockAndCountViews(tx);
    if (count >= savedViewsLimit) throw problem('loads.views_too_many', 409, { params: { limit: savedViewsLimit } });
    if (await isNameTaken(tx, view.name, null)) throw problem('loads.view_name_taken', 409, { field: 'name' });
    if (view.is_default) await clearDefault(tx);
    return insertView(tx, view);
  });
