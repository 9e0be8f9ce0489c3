import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { clearDefault, isNameTaken, lockAndCountViews, type NewView, updateView } from './saved-views.queries.ts';

type ViewChange = { [K in keyof NewView]?: NewView[K] | undefined };

/** Changes a view of the caller; what is not named stays. 404 for any other, 409 for a name the caller has used. */
export const changeView = (ctx: Ctx, id: number, change: ViewChange): Promise<SavedView> =>
  withTransaction(ctx, async (tx) => {
    await lockAndCountViews(tx);
    if (change.is_default) await clearDefault(tx);
    const isTaken = change.name !== undefined && (await isNameTaken(tx, change.name, id));
    const view = isTaken ? await updateView(tx, id, {}) : await updateView(tx, id, change);
    if (!view) throw notFound();
    if (isTaken) throw problem('loads.view_name_taken', 409, { field: 'name' });
    return view;
  });
