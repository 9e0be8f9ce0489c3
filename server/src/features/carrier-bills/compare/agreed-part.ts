import { type Cents, cents, dollars, less, share, sum } from '@portal/contract/values/money.ts';
import type { PriceLine } from '../../../platform/database/column-types.ts';

type Decided = { decision: string; amount: number; agreed_amount: number | null; lines: readonly PriceLine[] };
type Part = { amount: number; lines: PriceLine[] };

const nothing: Part = { amount: 0, lines: [] };

/** Shares a part among the lines of a whole by their size; the last one takes the odd cents. */
const partOf = (lines: readonly PriceLine[], part: Cents, whole: Cents): PriceLine[] => {
  let left = part;
  return lines.map(({ code, amount }, at) => {
    const own = at === lines.length - 1 ? left : share(part, cents(amount), whole);
    left = less(left, own);
    return { code, amount: dollars(own) };
  });
};

/** What was agreed of a difference, with its charges. */
export const agreedPart = ({ decision, amount, agreed_amount, lines }: Decided): Part => {
  if (decision !== 'agreed') return nothing;
  if (agreed_amount === null) return { amount, lines: [...lines] };
  return { amount: agreed_amount, lines: partOf(lines, cents(agreed_amount), cents(amount)) };
};

/** What of a difference the carrier does not get, with its charges: refused, disputed, or beyond the part that was agreed. */
export const refusedPart = (difference: Decided): Part => {
  const { decision, amount, lines } = difference;
  if (decision === 'open') return nothing;
  const agreed = agreedPart(difference);
  if (agreed.lines.length === 0) return { amount, lines: [...lines] };
  return {
    amount: dollars(less(cents(amount), cents(agreed.amount))),
    lines: lines
      .map(({ code, amount: of }, at) => ({
        code,
        amount: dollars(sum([cents(of), cents(-(agreed.lines[at]?.amount ?? 0))])),
      }))
      .filter((line) => line.amount !== 0),
  };
};
