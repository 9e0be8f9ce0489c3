import { isUndecided, undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import type { Decisions } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { money } from '../../../platform/money-text.ts';
import { keepAsEvidence } from '../../documents/store/evidence.queries.ts';
import {
  type BillRow,
  type DifferenceRow,
  findDifferences,
  findEvidence,
  updateBill,
  updateDifference,
} from '../bills.queries.ts';
import { withBillLocked } from '../with-bill-locked.ts';

type Chosen = Decisions['differences'][number];

/** Refuses evidence that the shipper of the load does not read, and keeps the rest from being taken back. */
const keepEvidence = async (tx: Ctx, { load_id }: BillRow, chosen: readonly Chosen[]): Promise<void> => {
  const named = [...new Set(chosen.flatMap(({ evidence = [] }) => evidence))];
  if (named.length === 0 || load_id === null) return;
  const readable = new Set((await findEvidence(tx.db, load_id)).map(({ id }) => id));
  if (named.some((id) => !readable.has(id)))
    throw problem('carrier_bills.unknown_evidence', 400, { field: 'evidence' });
  await keepAsEvidence(tx.db, named);
};

const columnsOf = ({ decision, agreed_amount = null, passes_on, evidence }: Chosen) => ({
  ...(decision !== undefined && { decision, agreed_amount }),
  ...(passes_on !== undefined && { passes_on }),
  ...(evidence !== undefined && { evidence: JSON.stringify(evidence) }),
});

const shown = ({ id, decision, agreed_amount, passes_on, evidence }: DifferenceRow) => {
  return { id, decision, agreed_amount, passes_on, evidence };
};

/** A part lies between nothing and the whole; all of it is agreed without one. 400 `carrier_bills.agreed_part`. */
const assertPart = ({ decision, agreed_amount }: Chosen, { amount }: DifferenceRow): void => {
  if (agreed_amount === undefined || agreed_amount === null) return;
  const isPart = agreed_amount / amount > 0 && agreed_amount / amount < 1;
  if (decision === 'agreed' && isPart) return;
  throw problem('carrier_bills.agreed_part', 400, { field: 'agreed_amount', params: { amount: money(amount) } });
};

/**
 * Writes down what was decided about differences of a bill, whether the shipper is billed for them, and what shows them.
 * 400 `carrier_bills.unknown_difference`, `agreed_part`, `unknown_evidence`, 404, 409 `already_moved`, `changed_meanwhile`.
 */
export const decideDifferences = (ctx: Ctx, id: number, { version, differences }: Decisions): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    if (!isUndecided(bill.status)) throw problem('carrier_bills.already_moved', 409);
    const known = await findDifferences(tx.db, id);
    for (const chosen of differences) {
      const difference = known.find((one) => one.id === chosen.id);
      if (!difference) throw problem('carrier_bills.unknown_difference', 400, { field: 'differences' });
      assertPart(chosen, difference);
    }
    await keepEvidence(tx, bill, differences);
    for (const chosen of differences) {
      const columns = columnsOf(chosen);
      if (Object.keys(columns).length > 0) await updateDifference(tx.db, chosen.id, columns);
    }
    if (!(await updateBill(tx.db, bill, undecidedStatuses, {}))) {
      throw problem('carrier_bills.changed_meanwhile', 409);
    }
    const named = new Set(differences.map((chosen) => chosen.id));
    await audit(tx, {
      action: 'carrier-bill.decided',
      object_type: 'carrier-bill',
      object_id: id,
      before: { differences: known.filter(({ id: of }) => named.has(of)).map(shown) },
      after: { number: bill.number, differences },
    });
  });
