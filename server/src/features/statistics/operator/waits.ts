import type { FirstQuoteFigures } from '@portal/contract/statistics/operator-figures.ts';
import type { WaitRow } from './answers.queries.ts';

const binSeconds = 2;
const lastBinSeconds = 30;

type Waits = readonly Pick<WaitRow, 'tenths' | 'rounds'>[];

export const roundsOf = (waits: Waits): number => waits.reduce((all, { rounds }) => all + rounds, 0);

/** The wait, in seconds, within which this share of rounds had a price; null without rounds. Shortest waits come first. */
export const secondsWithin = (waits: Waits, share: number): number | null => {
  const wanted = Math.ceil(roundsOf(waits) * share);
  let rounds = 0;
  const last = waits.find((wait) => (rounds += wait.rounds) >= wanted);
  return last ? last.tenths / 10 : null;
};

/** How many rounds waited how long: every two seconds up to thirty, then the rest. */
export const binsOf = (waits: Waits): FirstQuoteFigures['bins'] =>
  Array.from({ length: lastBinSeconds / binSeconds + 1 }, (_, index) => {
    const from_seconds = index * binSeconds;
    const to_seconds = from_seconds < lastBinSeconds ? from_seconds + binSeconds : null;
    const within = waits.filter(
      ({ tenths }) => tenths >= from_seconds * 10 && (to_seconds === null || tenths < to_seconds * 10),
    );
    return { from_seconds, to_seconds, requests: roundsOf(within) };
  });
