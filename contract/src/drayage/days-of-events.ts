import { gateEvents } from '../tracking/event-places.ts';

/** Reports that say a container can be fetched: it is off the ship, or its train has come. */
const availableEvents = ['VESSEL_UNLOADED', 'RAIL_ARRIVAL'] as const;

/** Reports the clock of a container is read from. */
export const clockEvents = [...gateEvents, ...availableEvents] as const;

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

/** The day a container could first be fetched, from what was reported in any order; null while nothing was. */
export const availableDay = (events: readonly Reported[]): string | null => {
  const found = events.filter(({ type }) => availableEvents.some((one) => one === type));
  return found.map(dayOf).toSorted()[0] ?? null;
};
