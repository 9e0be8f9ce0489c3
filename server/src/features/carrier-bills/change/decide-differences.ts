import { isUndecided, undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import type { Decisions } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
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

const columnsOf = ({ decision, passes_on, evidence }: Chosen) => ({
  ...(decision !== undefined && { decision }),
  ...(passes_on !== undefined && { passes_on }),
  ...(evidence !== undefined && { evidence: JSON.stringify(evidence) }),
});

const shown = ({ id, decision, passes_on, evidence }: DifferenceRow) => ({ id, decision, passes_on, evidence });

/**
 * Writes down what was decided about differences of a bill, whether the shipper is billed for them, and what shows them.
 * 400 `carrier_bills.unknown_difference`, `unknown_evidence`, 404, 409 `already_moved`, `changed_meanwhile`.
 */
export const decideDifferences = (ctx: Ctx, id: number, { version, differences }: Decisions): Promise<void> =>
  withBillLocked(ctx, { id, version }, async (tx, bill) => {
    if (!isUndecided(bill.status)) throw problem('carrier_bills.already_moved', 409);
    const known = await findDifferences(tx.db, id);
    if (differences.some((chosen) => !known.some((one) => one.id === chosen.id))) {
      throw problem('carrier_bills.unknown_difference', 400, { field: 'differences' });
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
