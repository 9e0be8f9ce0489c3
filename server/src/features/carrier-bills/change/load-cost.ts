import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { type Cents, cents, less, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { readLoadBooks } from '../../billing/ledger/book-cost.ts';
import type { BillRow, BookedCost } from '../bills.queries.ts';
import { findAccepted, seriesOf } from '../series.queries.ts';

type Accepted = Pick<BillRow, 'id' | 'series_id' | 'purpose' | 'quoted'>;

const isWhole = ({ purpose }: Pick<BillRow, 'purpose'>): boolean => purpose === 'original' || purpose === 'corrected';

/**
 * What a load costs once a bill is accepted at `approved`: the sum of its accepted bills. As long as none of them bills the
 * whole, what is booked goes on counting, and a balance due adds what goes beyond it.
 */
export const costWith = async (
  tx: OpenCtx,
  { id, status }: Pick<BookedCost, 'id' | 'status'>,
  bill: Accepted,
  approved: Cents,
): Promise<Cents> => {
  const accepted = await findAccepted(tx.db, id);
  const others = accepted.filter((one) => seriesOf(one) !== seriesOf(bill));
  if ([bill, ...others].some(isWhole)) {
    return sum([approved, ...others.map(({ approved_amount }) => cents(approved_amount ?? 0))]);
  }
  const { cost } = await readLoadBooks(tx, id);
  return sum([cost, isCancelled(status) ? approved : less(approved, cents(bill.quoted ?? 0))]);
};
