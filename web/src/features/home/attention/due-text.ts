import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { addDays, daysBetween } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { readerZone } from '../../../platform/words/reader-zone.ts';
import type { Translate } from '../../../platform/words/translate.ts';

const minute = 60_000;
const minutesPerHour = 60;
const hoursPerDay = 24;
/** A truck has been looked for too long by then. */
const longWaitHours = 12;

/** By when something has to be done, or how long it has waited. Urgent is what is late or has less than an hour. */
export type Due = { text: string; isUrgent: boolean };

const dayOf = (moment: Date): string => dayInZone(readerZone(), moment);

/** "38 min", "4 h 12 min", "2 days 3 h". */
export const waitText = (since: string, now: number, t: Translate): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  const hours = Math.floor(minutes / minutesPerHour);
  if (hours === 0) return t('home.screen.attention.waits.minutes', { minutes });
  if (hours < hoursPerDay)
    return t('home.screen.attention.waits.hours', {
      hours,
      minutes: String(minutes % minutesPerHour).padStart(2, '0'),
    });
  return t('home.screen.attention.waits.days', { count: Math.floor(hours / hoursPerDay), hours: hours % hoursPerDay });
};

/** The same in its largest unit, where it is said in passing: "2 h". */
export const roughWaitText = (since: string, now: number, t: Translate): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  const hours = Math.floor(minutes / minutesPerHour);
  if (hours === 0) return t('home.screen.attention.waits.minutes', { minutes });
  if (hours < 2 * hoursPerDay) return t('home.screen.attention.waits.whole_hours', { hours });
  return t('home.screen.attention.waits.whole_days', { days: Math.floor(hours / hoursPerDay) });
};

const lateText = (minutes: number, t: Translate): string => {
  const hours = Math.floor(minutes / minutesPerHour);
  if (hours === 0) return t('home.screen.attention.due.late_minutes', { count: Math.max(1, minutes) });
  if (hours < 2 * hoursPerDay) return t('home.screen.attention.due.late_hours', { count: hours });
  return t('home.screen.attention.due.late', { count: Math.floor(hours / hoursPerDay) });
};

const dayText = (day: string, now: number, t: Translate): string => {
  const today = dayOf(new Date(now));
  if (day === today) return t('home.screen.attention.due.today_day');
  return day === addDays(today, 1) ? t('home.screen.attention.due.tomorrow') : date(day);
};

const dueOnDay = (day: string, isOverdue: boolean, now: number, t: Translate): Due => {
  const late = daysBetween(day, dayOf(new Date(now)));
  if (!isOverdue && late <= 0) return { text: dayText(day, now, t), isUrgent: false };
  return { text: t('home.screen.attention.due.late', { count: Math.max(1, late) }), isUrgent: true };
};

const dueAtMoment = (at: string, isOverdue: boolean, now: number, t: Translate): Due => {
  const left = Math.ceil((Date.parse(at) - now) / minute);
  if (isOverdue || left <= 0) return { text: lateText(-left, t), isUrgent: true };
  if (left < minutesPerHour)
    return { text: t('home.screen.attention.due.in_minutes', { count: left }), isUrgent: true };
  const day = dayOf(new Date(at));
  if (day !== dayOf(new Date(now))) return { text: dayText(day, now, t), isUrgent: false };
  return { text: t('home.screen.attention.due.today', { time: dateAndTime(at)[1] }), isUrgent: false };
};

/** What stands in the column of times. */
export const dueOf = (
  { kind, due_on, due_at, is_overdue, waiting_since }: AttentionItem,
  now: number,
  t: Translate,
): Due => {
  if (kind === 'truck_pending' && waiting_since) {
    const isLong = now - Date.parse(waiting_since) > longWaitHours * minutesPerHour * minute;
    return { text: waitText(waiting_since, now, t), isUrgent: isLong };
  }
  if (due_on) return dueOnDay(due_on, is_overdue, now, t);
  if (due_at) return dueAtMoment(due_at, is_overdue, now, t);
  if (waiting_since) return { text: waitText(waiting_since, now, t), isUrgent: is_overdue };
  return {
    text: is_overdue ? t('home.screen.attention.due.overdue') : t('home.screen.attention.due.none'),
    isUrgent: is_overdue,
  };
};
