import type { HolidayPlace } from '@portal/contract/places/holidays-at.ts';
import { type PlanCalendar, plannedDays } from '@portal/contract/templates/plan-calendar.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';

/** The first day of a plan from `from` on, and the day on which its load is made; null where it has none left. */
export const nextOf = (
  plan: PlanCalendar & { days_ahead: number },
  place: HolidayPlace,
  from: string,
): { next_day: string | null; next_make_on: string | null } => {
  const [first] = plannedDays(plan, place, { from, count: 1 });
  if (!first) return { next_day: null, next_make_on: null };
  return { next_day: first.day, next_make_on: addDays(first.pickup_date ?? first.day, -plan.days_ahead) };
};
