import type { DrayageClock } from './drayage-load.ts';

const noneInSight = Number.MAX_SAFE_INTEGER - 1;

/** Days until the next cost, to sort by: containers with none in sight come after those, and last those that are back. */
export const daysToCost = ({ days, reading }: Pick<DrayageClock, 'days' | 'reading'>): number => {
  if (days.returned) return Number.MAX_SAFE_INTEGER;
  return reading.deadline?.days_left ?? noneInSight;
};

/** Of several containers' clocks the one to look at first; of those that are all back, the last that came. */
export const leadingClock = <C extends Pick<DrayageClock, 'days' | 'reading'>>(clocks: readonly C[]): C => {
  const [first, ...others] = clocks;
  if (!first) throw new RangeError('a load has a container');
  return others.reduce((lead, clock) => {
    const isLater = lead.days.returned && clock.days.returned && clock.days.returned > lead.days.returned;
    return daysToCost(clock) < daysToCost(lead) || isLater ? clock : lead;
  }, first);
};
