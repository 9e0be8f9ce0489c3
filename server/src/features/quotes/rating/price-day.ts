// Prices run out at the end of a day of Central Standard Time, the operator's, all year round.
const hoursBehindUtc = 6;

/** The day that prices count by at an instant, YYYY-MM-DD. */
export const priceDay = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - hoursBehindUtc * 3_600_000).toISOString().slice(0, 10);

/** The last second of a day, as an instant. */
export const endOfDay = (day: string): string => `${day}T23:59:59-0${hoursBehindUtc}:00`;

/** The instant so many hours after another. */
export const hoursAfter = (instant: Date, hours: number): string =>
  new Date(instant.getTime() + hours * 3_600_000).toISOString();
