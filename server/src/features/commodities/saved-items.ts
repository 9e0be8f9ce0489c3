import type { commodities, SavedItemFilters } from '@portal/contract/commodities/commodities.contract.ts';
import { itemInfo, totals } from '@portal/contract/commodities/line-item.ts';
import type { NewSavedItem, SavedItem, SavedItemChange } from '@portal/contract/commodities/saved-item.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { describeHazmat, hazmatNotes } from './item-hazmat.ts';
import {
  archiveSavedItem,
  countSavedItems,
  findSavedItem,
  lockSavedItem,
  findSavedItems,
  insertSavedItem,
  updateSavedItem,
} from './commodities.queries.ts';

/** Density, volume and suggested class of each item (pounds, feet), what they come to, and what hazmat rules say. */
export const describeItems = ({
  line_items,
}: Input<typeof commodities.itemsInfo>['body']): Reply<typeof commodities.itemsInfo> => ({
  items: line_items.map((item) => ({ ...itemInfo(item), hazmat_description: describeHazmat(item) })),
  totals: totals(line_items),
  hazmat: hazmatNotes(line_items),
});

/** The own account's saved line items by commodity; `search` looks into commodity and numbers. */
export const listSavedItems = async (
  ctx: Ctx,
  { skip, limit, ...filters }: SavedItemFilters & { skip: number; limit: number },
): Promise<Reply<typeof commodities.savedItems>> => {
  const [items, total] = await Promise.all([
    findSavedItems(ctx, filters, { skip, limit }),
    countSavedItems(ctx, filters),
  ]);
  return { items, total };
};

/** A saved item of the own account. 404 for any other. */
export const getSavedItem = async (ctx: Ctx, id: number): Promise<SavedItem> => {
  const item = await findSavedItem(ctx, id);
  if (!item) throw notFound();
  return item;
};

const auditedItem = (id: number) => ({ object_type: 'saved_item', object_id: id });

/** Saves a line item for everybody of the own account. */
export const saveItem = (ctx: Ctx, item: NewSavedItem): Promise<SavedItem> =>
  withTransaction(ctx, async (tx) => {
    const after = await insertSavedItem(tx, item);
    await audit(tx, { action: 'saved-item.added', ...auditedItem(after.id), after });
    return after;
  });

/**
 * Changes a saved item of the own account; what is not named stays. 404 for any other, 409
 * `commodities.item_changed_meanwhile` where somebody changed it since the version that is named.
 */
export const changeSavedItem = (ctx: Ctx, id: number, { version, ...change }: SavedItemChange): Promise<SavedItem> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockSavedItem(tx, id);
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) throw problem('commodities.item_changed_meanwhile', 409);
    const after = await updateSavedItem(tx, id, change);
    if (!after) throw notFound();
    await audit(tx, { action: 'saved-item.changed', ...auditedItem(id), before, after });
    return after;
  });

/** Removes a saved item of the own account from its list, once. 404 for any other. */
export const removeSavedItem = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await archiveSavedItem(tx, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'saved-item.removed', ...auditedItem(id), before });
  });
