type Reported = { type: string; occurred_at: string };

/** Carriers report the local time of the place: its day is the first ten characters. */
const dayOf = ({ occurred_at }: Reported): string => occurred_at.slice(0, 10);

/**
 * The day a container left the terminal and the day it came back, from what was reported in any order: the first gate-out
 * and the last gate-in after it. An export's gate-in with the full container ends the clock in the same way.
 */
export const daysOfEvents = (events: readonly Reported[]): { gate_out: string | null; returned: string | null } => {
  const byTime = events.toSorted((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at));
  const out = byTime.find(({ type }) => type === 'GATE_OUT');
  if (!out) return { gate_out: null, returned: null };
  const back = byTime.slice(byTime.indexOf(out)).findLast(({ type }) => type === 'GATE_IN');
  return { gate_out: dayOf(out), returned: back ? dayOf(back) : null };
};
