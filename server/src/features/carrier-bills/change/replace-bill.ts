import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { BillRow } from '../bills.queries.ts';
import { findSeries, markReplaced } from '../series.queries.ts';

const note = (tx: OpenCtx, action: 'carrier-bill.replace' | 'carrier-bill.restore', id: number, after: object) =>
  audit(tx, { action, object_type: 'carrier-bill', object_id: id, after });

/** A corrected bill stands in the place of this one, whose number is free for it. */
export const replaceBill = async (tx: OpenCtx, { id }: Pick<BillRow, 'id'>, by: string): Promise<void> => {
  await markReplaced(tx.db, id, true);
  await note(tx, 'carrier-bill.replace', id, { by });
};

/** The bill before one that was set aside counts again. */
export const restoreFormer = async (tx: OpenCtx, bill: Pick<BillRow, 'id' | 'series_id' | 'number'>): Promise<void> => {
  if (bill.series_id === null) return;
  const former = (await findSeries(tx.db, bill)).findLast(({ id, status }) => id < bill.id && status !== 'void');
  if (!former) return;
  await markReplaced(tx.db, former.id, false);
  await note(tx, 'carrier-bill.restore', former.id, { in_place_of: bill.number });
};
