import { localInstant } from '../values/zones/local-time.ts';
import { x12Zones } from './x12-zones.ts';

/** What an AT7 segment says: a status, or an appointment, when, and why. */
export type ShipmentStatus = {
  code: string;
  reason: string | null;
  /** YYYY-MM-DD and HH:MM on the clocks of `zone`; null where the segment does not say. */
  day: string | null;
  time: string | null;
  /** An IANA zone, a fixed distance from UTC such as `-05:00`, or `local`: the time of the place where it happened. */
  zone: string;
};

/** The parts a pattern finds, put together; null where the text is none of its kind. */
const parts = (text: string, pattern: RegExp, separator: string): string | null =>
  pattern.exec(text)?.slice(1).join(separator) ?? null;

const dayOf = (date: string): string | null => parts(date, /^(\d{4})(0[1-9]|1[0-2])([0-2]\d|3[01])$/, '-');

/** Seconds, which some carriers send, are left out. */
const timeOf = (time: string): string | null => parts(time, /^([01]\d|2[0-3])([0-5]\d)(?:\d\d)?$/, ':');

/**
 * An AT7 segment's elements, 01 first. It names a status (01, reason 02) or an appointment (03, reason 04), never both;
 * null where it names neither or both.
 */
export const readAt7 = (elements: readonly string[]): ShipmentStatus | null => {
  const [status = '', statusReason = '', appointment = '', appointmentReason = '', date = '', time = '', zone = ''] =
    elements;
  if (Boolean(status) === Boolean(appointment)) return null;
  return {
    code: status || appointment,
    reason: (status ? statusReason : appointmentReason) || null,
    day: dayOf(date),
    time: timeOf(time),
    zone: x12Zones.get(zone) ?? 'local',
  };
};

/** When it happened; times of the place are on the clocks of `placeZone`. Null where the segment does not say. */
export const instantOf = ({ day, time, zone }: ShipmentStatus, placeZone: string): Date | null => {
  if (day === null || time === null) return null;
  if (/^[+-]/.test(zone)) return new Date(`${day}T${time}:00${zone}`);
  return localInstant(day, time, zone === 'local' ? placeZone : zone).instant;
};
