import type { ChangeFacts, ChangeKind } from '@portal/contract/billing/invoice-change.ts';
import { type Cents, cents, dollars, less, share, sum, times } from '@portal/contract/values/money.ts';

type Line = { code: string; amount: number };

/** Weight in pounds and freight classes, as booked and as the carrier found them; null or empty where nobody said. */
export type Shipment = {
  quoted_weight: number;
  billed_weight: number | null;
  quoted_classes: readonly string[];
  billed_class: string;
};

/** Billed less quoted for one reason, by charge; `amount` is the sum of its lines. US dollars. */
export type Difference = { kind: ChangeKind; code: string; facts: ChangeFacts; lines: Line[]; amount: number };

/** Charges of the freight itself: what weight and class change. All others are accessorials. */
const freightCodes: ReadonlySet<string> = new Set(['BASE', 'LINEHAUL', 'DEF', 'AMC', 'DMIN', 'CMIN', 'RWE', 'RCL']);
/** Charges that follow from the freight by a percentage, and are shared among what changed it. */
const followingCodes: readonly string[] = ['DISC', 'FUEL'];

type Deltas = ReadonlyMap<string, Cents>;

const deltasOf = (quoted: readonly Line[], billed: readonly Line[]): Deltas => {
  const codes = [...new Set([...quoted, ...billed].map(({ code }) => code))];
  const total = (lines: readonly Line[], code: string) =>
    sum(lines.filter((line) => line.code === code).map(({ amount }) => cents(amount)));
  return new Map(codes.map((code) => [code, less(total(billed, code), total(quoted, code))]));
};

const isHeavier = ({ quoted_weight, billed_weight }: Shipment): boolean =>
  billed_weight !== null && quoted_weight > 0 && Math.round(quoted_weight) !== Math.round(billed_weight);

const isReclassed = ({ quoted_classes, billed_class }: Shipment): boolean =>
  billed_class !== '' && quoted_classes.length > 0 && !quoted_classes.includes(billed_class);

type Share = { kind: ChangeKind; code: string; amount: Cents };

/** The part of a change that the other weight alone explains; the rest is the class. */
const weightPart = (quoted: readonly Line[], code: string, delta: Cents, shipment: Shipment): Cents => {
  const before = sum(quoted.filter((line) => line.code === code).map(({ amount }) => cents(amount)));
  const factor = (shipment.billed_weight ?? 0) / shipment.quoted_weight - 1;
  const explained = times(before, factor);
  const isWithin = Math.sign(explained) === Math.sign(delta) && Math.abs(explained) <= Math.abs(delta);
  return isWithin ? explained : delta;
};

/** Which reason each change of the freight has. */
const freightShares = (quoted: readonly Line[], deltas: Deltas, shipment: Shipment): Share[] => {
  const [heavier, reclassed] = [isHeavier(shipment), isReclassed(shipment)];
  const hasClassLine = (deltas.get('RCL') ?? 0) !== 0;
  return [...deltas]
    .filter(([code, delta]) => freightCodes.has(code) && delta !== 0)
    .flatMap(([code, delta]): Share[] => {
      if (code === 'RWE') return [{ kind: 'reweigh', code, amount: delta }];
      if (code === 'RCL') return [{ kind: 'reclass', code, amount: delta }];
      if (!heavier) return [{ kind: reclassed && !hasClassLine ? 'reclass' : 'rate', code, amount: delta }];
      if (!reclassed || hasClassLine) return [{ kind: 'reweigh', code, amount: delta }];
      const part = weightPart(quoted, code, delta, shipment);
      return [
        { kind: 'reweigh', code, amount: part },
        { kind: 'reclass', code, amount: less(delta, part) },
      ];
    })
    .filter(({ amount }) => amount !== 0);
};

/** Shares an amount among reasons by their weight; the last one takes the odd cents. */
const shared = (amount: Cents, weights: readonly Cents[]): Cents[] => {
  const total = sum(weights);
  let left = amount;
  return weights.map((weight, i) => {
    const part = i === weights.length - 1 || total === 0 ? left : share(amount, weight, total);
    left = less(left, part);
    return part;
  });
};

const kindsInOrder = ['reweigh', 'reclass', 'rate'] as const satisfies readonly ChangeKind[];

const freightFacts = (kind: ChangeKind, shipment: Shipment): ChangeFacts => {
  const { quoted_weight, billed_weight, quoted_classes, billed_class } = shipment;
  if (kind === 'reweigh' && billed_weight !== null) return { quoted_weight, billed_weight };
  if (kind === 'reclass' && billed_class) return { quoted_class: quoted_classes.join(', '), billed_class };
  return {};
};

const differenceOf = (kind: ChangeKind, code: string, facts: ChangeFacts, shares: readonly Share[]): Difference => ({
  kind,
  code,
  facts,
  lines: shares
    .filter(({ amount }) => amount !== 0)
    .map((share) => ({ code: share.code, amount: dollars(share.amount) })),
  amount: dollars(sum(shares.map(({ amount }) => amount))),
});

const freightDifferences = (quoted: readonly Line[], deltas: Deltas, shipment: Shipment): Difference[] => {
  const shares = freightShares(quoted, deltas, shipment);
  const following = followingCodes.flatMap((code) => {
    const amount = deltas.get(code) ?? cents(0);
    return amount === 0 ? [] : [{ code, amount }];
  });
  const kinds = kindsInOrder.filter((kind) => shares.some((share) => share.kind === kind));
  if (kinds.length === 0) {
    const kind = following.every(({ code }) => code === 'FUEL') ? 'fuel' : 'rate';
    return [
      differenceOf(
        kind,
        '',
        {},
        following.map((line) => ({ ...line, kind })),
      ),
    ];
  }
  const own = kinds.map((kind) => shares.filter((share) => share.kind === kind));
  const weights = own.map((list) => sum(list.map(({ amount }) => amount)));
  const followed = following.map(({ code, amount }) => ({ code, parts: shared(amount, weights) }));
  return kinds.map((kind, i) => {
    const more = followed.map(({ code, parts }): Share => ({ kind, code, amount: parts[i] ?? cents(0) }));
    return differenceOf(kind, '', freightFacts(kind, shipment), [...(own[i] ?? []), ...more]);
  });
};

/**
 * A carrier's bill beside the cost it was booked at: one difference for each reason, discount and fuel included. They add
 * up to the difference of the two to the cent; reasons that come to nothing are left out.
 */
export const compareBill = (quoted: readonly Line[], billed: readonly Line[], shipment: Shipment): Difference[] => {
  const deltas = deltasOf(quoted, billed);
  const accessorials = [...deltas]
    .filter(([code, delta]) => delta !== 0 && !freightCodes.has(code) && !followingCodes.includes(code))
    .map(([code, amount]) => differenceOf('accessorial', code, {}, [{ kind: 'accessorial', code, amount }]));
  return [...freightDifferences(quoted, deltas, shipment), ...accessorials].filter(({ amount }) => amount !== 0);
};
