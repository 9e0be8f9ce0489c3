import { type LineItemChange, LineItemInput } from '@portal/contract/commodities/line-item.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { parse } from '../../../platform/http/validation.ts';
import { deletePart, insertLineItem, updateLineItem } from '../book/load-parts.queries.ts';
import { editLoad } from './edit-load.ts';

/** Where among its load's items a line item stands; refuses one of another load with 404. */
const positionOfItem = ({ line_items }: LoadDetails, itemId: number): number => {
  const position = line_items.findIndex(({ id }) => id === itemId);
  if (position < 0) throw notFound();
  return position;
};

/** Adds a line item behind the others. Refuses as `editLoad`. */
export const addLineItem = (ctx: Ctx, loadId: number, item: LineItemInput): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ line_items }) => ({ line_items: [...line_items, item] }),
    write: async (tx, load, { items }) => {
      for (const added of items.slice(-1)) await insertLineItem(tx, load.id, added);
    },
    event: 'add_line_item',
    details: { commodity: item.commodity },
  });

/** Changes one line item; what is not named stays. Refuses as `editLoad`, and with 404 an item of another load. */
export const changeLineItem = (
  ctx: Ctx,
  loadId: number,
  itemId: number,
  change: LineItemChange,
): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ line_items }, load) => {
      const position = positionOfItem(load, itemId);
      return { line_items: line_items.with(position, parse(LineItemInput, { ...line_items[position], ...change })) };
    },
    write: async (tx, load, { items }) => {
      const item = items[positionOfItem(load, itemId)];
      if (item) await updateLineItem(tx, itemId, item);
    },
    event: 'change_line_item',
    details: { line_item_id: itemId, changed: Object.keys(change) },
  });

/** Removes one line item; a load keeps one at least. Refuses as `editLoad`, and with 404 an item of another load. */
export const removeLineItem = (ctx: Ctx, loadId: number, itemId: number): Promise<LoadDetails> =>
  editLoad(ctx, loadId, {
    change: ({ line_items }, load) => ({ line_items: line_items.toSpliced(positionOfItem(load, itemId), 1) }),
    write: (tx) => deletePart(tx, 'line_items', itemId),
    event: 'remove_line_item',
    details: { line_item_id: itemId },
  });
