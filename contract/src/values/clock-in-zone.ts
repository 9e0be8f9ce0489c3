/** The day and hour it is in a zone; 1 is Monday. */
export const clockIn = (zone: string, now: Date): { day: string; hour: number; weekday: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, hour: Number(part('hour')), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
};
