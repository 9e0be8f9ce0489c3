const millisecondsPerDay = 86_400_000;

const instant = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Calendar days from one day to another, YYYY-MM-DD; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (instant(to) - instant(from)) / millisecondsPerDay;

/** The day `count` calendar days later. */
export const addDays = (day: string, count: number): string =>
  new Date(instant(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
