import type { DrayageClock } from './drayage-load.ts';

/** Containers whose next cost is near go before those with none in sight, and both before those that are back. */
const urgency = ({ days, reading }: Pick<DrayageClock, 'days' | 'reading'>): number => {
  if (days.returned) return Number.POSITIVE_INFINITY;
  return reading.deadline?.days_left ?? Number.MAX_SAFE_INTEGER;
};

/** Of several containers' clocks the one to look at first; of those that are all back, the last that came. */
export const leadingClock = <C extends Pick<DrayageClock, 'days' | 'reading'>>(clocks: readonly C[]): C => {
  const [first, ...others] = clocks;
  if (!first) throw new RangeError('a load has a container');
  return others.reduce((lead, clock) => {
    const isLater = lead.days.returned && clock.days.returned && clock.days.returned > lead.days.returned;
    return urgency(clock) < urgency(lead) || isLater ? clock : lead;
  }, first);
};
