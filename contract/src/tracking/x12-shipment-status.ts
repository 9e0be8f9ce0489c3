/** What an AT7 segment says: a status, or an appointment, when, and why. */
export type ShipmentStatus = {
  code: string;
  reason: string | null;
  /** YYYY-MM-DD and HH:MM on the clock of `zone`; null where the segment does not say. */
  day: string | null;
  time: string | null;
  /** IANA zone, or `local`: the time of the place where it happened. */
  zone: string;
};

const zones: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

const dayOf = (date: string): string | null => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') || null;

const timeOf = (time: string): string | null => time.slice(0, 4).replace(/^(\d\d)(\d\d)$/, '$1:$2') || null;

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
    zone: zones[zone] ?? 'local',
  };
};
