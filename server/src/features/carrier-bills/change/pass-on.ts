import { type PassOnRule, carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import type { ChangeKind } from '@portal/contract/billing/invoice-change.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { billChanges, isReducible, type NewChange } from '../../billing/changes/bill-changes.ts';
import { findMarkups, markupsFor } from '../../quotes/markups.queries.ts';
import { type BillRow, type BookedCost, costLinesOf, type DifferenceRow, findEvidence } from '../bills.queries.ts';
import { agreedPart } from '../compare/agreed-part.ts';
import { addedLines, priceDifferences } from '../compare/price-differences.ts';
import { findBilledOfSeries } from '../series.queries.ts';

type Outcome = Pick<DifferenceRow, 'kind' | 'passes_on' | 'decision'> & { evidence: readonly number[] };

const isMeant = (rule: PassOnRule, evidence: readonly number[]): boolean =>
  rule === 'always' || (rule === 'with_evidence' && evidence.length > 0);

/** Whether the shipper is billed for a difference: as the operator said of it, else by the rule of its kind. */
export const isPassedOn = ({ services }: OpenCtx, { kind, passes_on, decision, evidence }: Outcome): boolean => {
  if (decision !== 'agreed') return false;
  return passes_on ?? isMeant(services.settings.get(carrierBillRules).pass_on[kind], evidence);
};

type Billed = Awaited<ReturnType<typeof findBilledOfSeries>>[number];
type Reason = { kind: ChangeKind; code: string };

const isSame = (one: Reason, other: Reason): boolean => one.kind === other.kind && one.code === other.code;

const takenBack = (billed: readonly Billed[]) => ({
  lines: addedLines(
    [],
    billed.flatMap(({ lines }) => lines.map(({ code, amount }) => ({ code, amount: dollars(cents(-amount)) }))),
  ),
  cost: dollars(cents(-dollars(sum(billed.map(({ cost }) => cents(cost)))))),
});

/** What is billed of a corrected bill beyond what the earlier ones were billed for; what they no longer charge comes back. */
const beyondEarlier = (bill: BillRow, meant: readonly NewChange[], billed: readonly Billed[]): NewChange[] => {
  const changed = meant.map((change) => {
    const before = takenBack(billed.filter((one) => isSame(one, change)));
    const cost = dollars(sum([cents(change.cost), cents(before.cost)]));
    return { ...change, cost, lines: addedLines(change.lines, before.lines).filter(({ amount }) => amount !== 0) };
  });
  const gone = billed.filter((one) => !meant.some((change) => isSame(one, change)));
  const reasons = gone.filter((one, at) => gone.findIndex((other) => isSame(one, other)) === at);
  const back = reasons.map(({ kind, code, facts }): NewChange => {
    const { lines, cost } = takenBack(gone.filter((one) => isSame(one, { kind, code })));
    return { difference_id: null, bill_id: bill.id, kind, code, facts, evidence: [], lines, cost };
  });
  return [...changed, ...back];
};

const amountOf = (changes: readonly NewChange[]) =>
  sum(changes.flatMap(({ lines }) => lines.map(({ amount }) => cents(amount))));

/** Bills the shipper for what is passed on, at the load's markups. */
export const passOn = async (
  tx: OpenCtx,
  bill: BillRow,
  booked: BookedCost,
  differences: readonly DifferenceRow[],
): Promise<void> => {
  const readable = new Set((await findEvidence(tx.db, booked.id)).map(({ id }) => id));
  const shown = differences.map((one) => ({ ...one, evidence: one.evidence.filter((id) => readable.has(id)) }));
  const meant = shown.filter((difference) => isPassedOn(tx, difference));
  const { layers } = await findMarkups(tx.db, booked.id);
  const priced = priceDifferences(
    costLinesOf(booked),
    markupsFor(layers, booked.mode),
    meant.map((difference) => agreedPart(difference).lines),
  );
  const changes = meant.map((difference, i): NewChange => {
    const { id, kind, code, facts, evidence } = difference;
    const cost = agreedPart(difference).amount;
    return { difference_id: id, kind, code, facts, evidence, cost, lines: priced[i] ?? [] };
  });
  const billed = await findBilledOfSeries(tx.db, bill);
  const all = billed.length > 0 ? beyondEarlier(bill, changes, billed) : changes;
  // What the shipper has paid is given back by a credit note of the invoice, which the operator writes.
  const isLeft = billed.length > 0 && !(await isReducible(tx, booked.id, amountOf(all)));
  if (!isLeft) await billChanges(tx, booked.id, all);
};
