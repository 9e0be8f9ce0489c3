import { useState } from 'react';

/** A message as far as it is announced. */
type Arrived = { key: string; mine: boolean };

/** What is said of a new message of somebody else, for screen readers; nothing of those that were there from the start. */
export const useArrivals = <L extends Arrived>(lines: readonly L[], say: (line: L) => string): string => {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ key }) => key)));
  const [newest, setNewest] = useState(() => lines.at(-1)?.key);
  const [announcement, announce] = useState('');
  const fresh = lines.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh.map(({ key }) => key)]));
    setNewest(lines.at(-1)?.key);
    // Earlier pages are no arrivals: those stand before what was the newest.
    const from = lines.findIndex(({ key }) => key === newest);
    const last = lines.slice(from + 1).findLast(({ mine }) => !mine);
    if (last) announce(say(last));
  }
  return announcement;
};
