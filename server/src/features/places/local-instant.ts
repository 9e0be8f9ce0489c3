import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { knownPlace } from './known-place.ts';

const hourMs = 3_600_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes longer than using it a hundred times. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  clocks.set(timeZone, clock);
  return clock;
};

/** The zone's wall clock at an instant, written as if it were UTC. */
const wallClock = (instant: number, timezone: string): number => {
  const parts = clockOf(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '00';
  return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`);
};

/**
 * The instant a local day (YYYY-MM-DD) and time (HH:MM) stand for in an IANA zone. `exists` is false for a time that
 * summer time skips: the instant is then the one an unchanged clock would show. Of a repeated hour, the first counts.
 */
export const localInstant = (day: string, time: string, timezone: string): { instant: Date; exists: boolean } => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The zone's distance from UTC, a day to either side of any change.
  const offsets = [-24, 24].map((hours) => wallClock(wanted + hours * hourMs, timezone) - (wanted + hours * hourMs));
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const match = candidates.find((candidate) => wallClock(candidate, timezone) === wanted);
  return { instant: new Date(match ?? wanted - (offsets[0] ?? 0)), exists: match !== undefined };
};

type Call = typeof places.timezone;

/** The zone of a postal code, and what a local date and time mean there. Refuses an unknown code with 404. */
export const validateTimezone = (
  { services }: Ctx,
  { zip_code, country, date, time }: Input<Call>['query'],
): Reply<Call> => {
  const { timezone } = knownPlace(zip_code, country, 'zip_code');
  const { instant, exists } = localInstant(date, time, timezone);
  return { timezone, exists, is_past: instant < services.clock.now(), instant: instant.toISOString() };
};
