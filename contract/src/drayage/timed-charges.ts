import { times, type Cents } from '../values/money.ts';

/** Waiting at the door: so many minutes free, then an hour's price in steps of a quarter of an hour. */
export type WaitingTerms = { free_minutes: number; per_hour: Cents };

const stepMinutes = 15;
const minutesPerHour = 60;

/** What a driver's wait costs; a step that has begun is paid. */
export const waitingCharge = (minutes: number, { free_minutes, per_hour }: WaitingTerms): Cents => {
  const steps = Math.ceil(Math.max(0, minutes - free_minutes) / stepMinutes);
  return times(per_hour, (steps * stepMinutes) / minutesPerHour);
};

/** What days in a yard cost after the free ones. */
export const storageCharge = (days: number, { free_days, per_day }: { free_days: number; per_day: Cents }): Cents =>
  times(per_day, Math.max(0, days - free_days));
