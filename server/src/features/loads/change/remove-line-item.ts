import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { editLoad } from './edit-load.ts';
import { positionOfItem } from '../book/line-item-of.ts';
import { deletePart } from '../book/load-parts.queries.ts';

/** Removes one line item; a load keeps one at least. Refuses as `editLoad`, and with 404 an item of another load. */
export const removeLineItem = (ctx: Ctx, loadId: number, itemId: number): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ line_items }, load) => ({ line_items: line_items.toSpliced(positionOfItem(load, itemId), 1) }),
    write: (tx) => deletePart(tx, 'line_items', itemId),
    event: 'remove_line_item',
    details: { line_item_id: itemId },
  });
