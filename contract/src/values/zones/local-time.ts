import { addDays } from '../calendar-days.ts';
import { clocksAt } from './zone-clocks.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What a zone's clocks show at an instant, written as if it were UTC. */
const wallClock = (zone: string, instant: number): number => instant + clocksAt(zone, instant).offset * minuteMs;

const wallText = (zone: string, instant: Date): string => new Date(wallClock(zone, instant.getTime())).toISOString();

/** The calendar day (YYYY-MM-DD) at an instant in an IANA zone. */
export const dayInZone = (zone: string, instant: Date): string => wallText(zone, instant).slice(0, 10);

/** The time of day (HH:MM) at an instant in an IANA zone. */
export const timeInZone = (zone: string, instant: Date): string => wallText(zone, instant).slice(11, 16);

/** The letters behind a time of a zone, "CST"; empty for a zone beyond the table. */
export const zoneLetters = (zone: string, instant: Date): string => clocksAt(zone, instant.getTime()).letters;

/** The day and hour it is in a zone; 1 is Monday. */
export const clockIn = (zone: string, now: Date): { day: string; hour: number; weekday: number } => {
  const wall = new Date(wallClock(zone, now.getTime()));
  return { day: dayInZone(zone, now), hour: wall.getUTCHours(), weekday: wall.getUTCDay() || 7 };
};

/**
 * The instant a local day (YYYY-MM-DD) and time (HH:MM) stand for in an IANA zone. `exists` is false for a time that
 * summer time skips: the instant is then the one an unchanged clock would show. Of a repeated hour, the first counts.
 */
export const localInstant = (day: string, time: string, zone: string): { instant: Date; exists: boolean } => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The zone's distance from UTC, a day to either side of any change.
  const offsets = [-24, 24].map((hours) => clocksAt(zone, wanted + hours * hourMs).offset * minuteMs);
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const match = candidates.find((candidate) => wallClock(zone, candidate) === wanted);
  return { instant: new Date(match ?? wanted - (offsets[0] ?? 0)), exists: match !== undefined };
};

/** The last second of a day in a zone, as an instant: what holds for that day holds until then. */
export const endOfDayIn = (zone: string, day: string): Date =>
  new Date(localInstant(addDays(day, 1), '00:00', zone).instant.getTime() - 1000);
