import { number } from '../../platform/words/format.ts';

/** By how much loads rose or fell, as "+6%" or "−22%"; null where there were none before. */
export const changeInPercent = (now: number, before: number): string | null => {
  if (before === 0) return null;
  const change = Math.round((100 * (now - before)) / before);
  return `${change > 0 ? '+' : ''}${number(change, 0)}%`;
};
