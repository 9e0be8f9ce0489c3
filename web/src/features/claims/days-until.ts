import { today } from '../../platform/words/today.ts';

const dayMs = 86_400_000;

/** Calendar days from today to a day: 0 is today, below zero it is over. */
export const daysUntil = (day: string): number =>
  Math.round((Date.parse(day.slice(0, 10)) - Date.parse(today())) / dayMs);
