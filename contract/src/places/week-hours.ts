// No schemas here: the booking form reads it.

/** The days of a week, as its hours list them. */
export const daysOfWeek = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** When a place opens and closes; null on a day on which it is closed. */
export type HoursOfDay = { open: string; close: string } | null;

type Hours = { open_time: string; close_time: string; week_hours: readonly HoursOfDay[] | null };

const workingDays = 5;

/** The hours of all seven days from Monday on, HH:MM. */
export const hoursOfWeek = ({ open_time, close_time, week_hours }: Hours): HoursOfDay[] =>
  daysOfWeek.map((_, day) => {
    if (week_hours) return week_hours[day] ?? null;
    return day < workingDays ? { open: open_time.slice(0, 5), close: close_time.slice(0, 5) } : null;
  });

/** The place of a calendar day, YYYY-MM-DD, in its week: 0 for a Monday. */
const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The hours of a place on a calendar day; its usual hours on none or on a closed one. */
export const hoursOn = (place: Hours, day: string): { open: string; close: string } =>
  (day === '' ? null : hoursOfWeek(place)[placeInWeek(day)]) ?? {
    open: place.open_time.slice(0, 5),
    close: place.close_time.slice(0, 5),
  };

/** Whether a place is closed on a calendar day, YYYY-MM-DD. */
export const isClosedOn = (place: Hours, day: string): boolean => hoursOfWeek(place)[placeInWeek(day)] === null;

/** Days in a row with the same hours. */
export type DayRange = { from: number; to: number; hours: HoursOfDay };

const isSame = (one: HoursOfDay, other: HoursOfDay): boolean =>
  one?.open === other?.open && one?.close === other?.close;

/** A week as its ranges of days with the same hours: "Mon to Thu". */
export const rangesOfWeek = (week: readonly HoursOfDay[]): DayRange[] =>
  week.reduce<DayRange[]>((ranges, hours, day) => {
    const last = ranges.at(-1);
    if (!last || !isSame(last.hours, hours)) return [...ranges, { from: day, to: day, hours }];
    return [...ranges.slice(0, -1), { ...last, to: day }];
  }, []);

/** The usual hours of a week: those of its first open day. */
export const usualHours = (week: readonly HoursOfDay[]): HoursOfDay => week.find((hours) => hours !== null) ?? null;
