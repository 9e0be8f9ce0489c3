import { cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { updateBilling } from '../../loads/loads.queries.ts';
import { withAnyLoadLocked } from '../../loads/state/with-load-locked.ts';
import { type InsuranceRow, lockQuote } from '../insurance.queries.ts';
import { coverColumns } from '../cover-columns.ts';
import { endCover } from './cancel-insurance.ts';

const endRefused = async (tx: OpenCtx, quoteId: number, why: string): Promise<boolean> => {
  const row = await lockQuote(tx.db, 'all', quoteId);
  if (row?.status !== 'issuing') return false;
  await endCover(tx, row, { reason: 'insurer_refused', note: why, givesFreeBack: true });
  return true;
};

/** The insurer does not take these goods: the cover ends, and what it cost leaves the price of its load. */
export const refusePolicy = async (ctx: OpenCtx, row: InsuranceRow, why: string): Promise<void> => {
  ctx.log.warn({ quote_id: row.id, why }, 'the insurer refused a policy');
  if (row.load_id === null || !row.is_of_load) {
    await withTransaction(ctx, (tx) => endRefused(tx, row.id, why));
    return;
  }
  await withAnyLoadLocked(ctx, row.load_id, ['price', 'insurance_premium'], async (tx, load) => {
    if (!(await endRefused(tx, row.id, why))) return;
    const less = sum([cents(load.price ?? 0), times(cents(load.insurance_premium ?? 0), -1)]);
    await updateBilling(tx, load, { ...coverColumns(null), price: load.price === null ? null : dollars(less) });
    publish(tx, load.id, 'load-changed', { load_id: load.id, status: load.status });
  });
};
