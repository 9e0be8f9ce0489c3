import type { LineItemInput } from '@portal/contract/commodities/line-item.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { editLoad } from './edit-load.ts';
import { insertLineItem } from '../book/load-parts.queries.ts';

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
