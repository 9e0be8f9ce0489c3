import { addBusinessDays } from '../places/business-days.ts';
import { addDays, daysBetween } from '../values/calendar-days.ts';

/** What is known of a load that has not been delivered; days are YYYY-MM-DD. */
export type Progress = {
  /** The day its pickup was planned, and the day it was; null while it was not. */
  pickup_day: string;
  picked_up_day: string | null;
  transit_days: number;
  /** Carriers of less-than-truckload freight drive on business days, trucks every day. */
  counting: 'business' | 'calendar';
  /** The carrier's own estimate; null while it has given none. */
  reported_day: string | null;
  out_for_delivery: boolean;
  today: string;
};

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The day a load is expected: today once it is out for delivery, else the carrier's own estimate, else its transit days
 * from the day it was or can be picked up. Never a day that is over.
 */
export const estimateDelivery = (progress: Progress): string => {
  const { today, counting, transit_days, reported_day } = progress;
  if (progress.out_for_delivery) return today;
  const left = progress.picked_up_day ?? later(progress.pickup_day, today);
  const computed = counting === 'business' ? addBusinessDays(left, transit_days) : addDays(left, transit_days);
  const expected = later(reported_day ?? computed, today);
  return counting === 'business' && expected === today ? addBusinessDays(today, 0) : expected;
};

/** Calendar days a load comes after the day that was promised; none while nothing was promised. */
export const daysLate = (due_day: string | null, expected_day: string): number =>
  due_day === null ? 0 : Math.max(0, daysBetween(due_day, expected_day));
