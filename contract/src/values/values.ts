import { z } from 'zod';

// Values that many calls share. NUL and lone surrogates are refused everywhere: no text column can hold them.
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A text of at most `max` characters, trimmed. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(storable, { params: { code: 'http.not_storable' } });

/** A Standard Carrier Alpha Code as the NMFTA gives it. */
export const scacPattern = /^[A-Z]{2,4}$/;

/** A text that must say something. */
export const requiredText = (max: number) => text(max).min(1);

/** An identity column's value. */
export const Id = z.int().min(1).max(2_147_483_647);

/** The same from a path or a query, where everything is text: plain digits, nothing that merely converts to a number. */
export const IdText = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(Id);

const onCalendar = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A calendar day, YYYY-MM-DD, that exists. */
export const Day = z
  .string()
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, { abort: true })
  .refine(onCalendar, { params: { code: 'http.no_such_day' } });

/** A time of day, HH:MM. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** An instant, ISO 8601 with its offset. */
export const Instant = z.iso.datetime({ offset: true });

export const Email = text(254).pipe(z.email());

/** Query text that means a boolean: only the words true and false. */
export const BooleanText = z.enum(['true', 'false']).transform((word) => word === 'true');

/** One value of a query arrives as a string, several as an array. */
export const listOf = <T extends z.ZodType>(item: T, max = 50) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max));

/** A steamship line's SCAC. */
export const LineScac = z.string().regex(/^[A-Z]{4}$/);
