import type { RatedLine } from '../../accessorials/rated-line.ts';
import { share, sum, withMarkup, type Cents } from '../../values/money.ts';

/**
 * A carrier's cost lines as the customer sees them: each raised by the same share, so that no line and no ratio
 * between lines gives the markup away. The first line takes the odd cents; the lines add up to the price.
 */
export const markedUpLines = <T extends Pick<RatedLine, 'amount'>>(
  lines: readonly T[],
  markup: { percent: number; min: Cents },
): T[] => {
  const cost = sum(lines.map((line) => line.amount));
  const price = withMarkup(cost, markup);
  if (cost === 0) return [...lines];
  const raised = lines.map((line) => ({ ...line, amount: share(line.amount, price, cost) }));
  const oddCents = price - sum(raised.map((line) => line.amount));
  return raised.map((line, i) => (i === 0 ? { ...line, amount: (line.amount + oddCents) as Cents } : line));
};
