import { type LineItemChange, LineItemInput } from '@portal/contract/commodities/line-item.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { parse } from '../../../platform/http/validation.ts';
import { editLoad } from './edit-load.ts';
import { positionOfItem } from '../book/line-item-of.ts';
import { updateLineItem } from '../book/load-parts.queries.ts';

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
