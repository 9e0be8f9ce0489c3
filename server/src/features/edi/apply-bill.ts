import type { OpenCtx } from '../../platform/context.ts';
import { withSavepoint } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/errors.ts';
import { keepBill } from '../carrier-bills/intake/take-bill.ts';
import { readBillSet } from '../carrier-bills/intake/x12/read-interchange.ts';
import { findBillOfNumber, findLoadOfBill } from './edi.queries.ts';
import type { Applied, ReadSet } from './read-set.ts';

/** Takes in a carrier's bill as if somebody had uploaded it. One of a number that is there changes nothing. */
export const applyBill = async (tx: OpenCtx, { row, partner, release, set }: ReadSet): Promise<Applied> => {
  const { draft } = readBillSet(release, set);
  if (!draft) return { state: 'held', reason: 'unreadable' };
  const about = { pro_number: draft.pro_number || null, bol_number: draft.bol_number || null };
  if (draft.scac.toUpperCase() !== partner.scac.toUpperCase())
    return { state: 'held', reason: 'other_carrier', ...about };
  try {
    const id = await withSavepoint(tx, (inner) => keepBill(inner, draft, 'edi'));
    return { state: 'applied', load_id: await findLoadOfBill(tx.db, id), ...about };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isKnown = error.items.some(({ code }) => code === 'carrier_bills.duplicate');
    if (!isKnown) return { state: 'held', reason: 'refused', ...about };
    const known = await findBillOfNumber(tx.db, row.carrier_id, draft.number);
    return { state: 'applied', reason: 'repeated', load_id: known?.load_id ?? null, ...about };
  }
};
