import { cents } from '@portal/contract/values/money.ts';
import { veto } from '../../platform/vetoes.ts';
import { bookLoad } from '../loads/load-acts.ts';
import { ApprovalNeeded } from './approval-needed.ts';
import { findStanding } from './approvals.queries.ts';
import { askedOf, covers } from './judge-rules.ts';

/**
 * Nothing is booked that a rule wants approved, by whatever call: unless there is an approval of this quote for no less than
 * this price, and the rules find no more in the load than was approved. 409 `approvals.needed`.
 */
export const approvalVeto = veto(bookLoad, async (tx, what) => {
  const asked = await askedOf(tx.db, what);
  if (asked.length === 0) return;
  const approved = await findStanding(tx.db, what);
  const isEnough = approved.some(({ price, reasons }) => cents(what.price) <= cents(price) && covers(reasons, asked));
  if (!isEnough) throw new ApprovalNeeded(asked, what.price);
});
