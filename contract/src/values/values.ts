import { z } from 'zod';

// Values that many calls share. NUL and lone surrogates are refused everywhere: no text column can hold them.
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A text of at most `max` characters in as many lines as somebody likes, trimmed: notes, messages, reasons. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(storable, { params: { code: 'http.not_storable' } });

/** Where a line must end by Unicode (UAX #14): line feed, tabulator and page, return, next line, both separators. */
const lineEnd = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a text stands in one line wherever it is shown: in mails, papers, files and logs. */
export const isOneLine = (value: string): boolean => !lineEnd.test(value);

let isReadingStored = false;

/**
 * Reads with schemas what the database holds: a text from before one line was the rule is read as one, and so neither
 * keeps a row from being shown nor an unrelated field of it from being changed.
 */
export const readStored = <T>(read: () => T): T => {
  const before = isReadingStored;
  isReadingStored = true;
  try {
    return read();
  } finally {
    isReadingStored = before;
  }
};

/** For rules that are newer than what is stored. */
export const unlessStored =
  <T>(isRight: (value: T) => boolean) =>
  (value: T): boolean =>
    isReadingStored || isRight(value);

const asStored = (value: string): string => (isReadingStored ? value.split(lineEnd).filter(Boolean).join(' ') : value);

/** A text of one line of at most `max` characters, trimmed: names, addresses, numbers. */
export const text = (max: number) =>
  longText(max)
    .overwrite(asStored)
    .refine(isOneLine, { params: { code: 'http.several_lines' } });

/** A Standard Carrier Alpha Code as the NMFTA gives it. */
export const scacPattern = /^[A-Z]{2,4}$/;

/** A text that must say something. */
export const requiredText = (max: number) => text(max).min(1);

/** The same in several lines. */
export const requiredLongText = (max: number) => longText(max).min(1);

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

/** What stands before the @, as mail servers take it without special agreement (RFC 5321). */
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/** An address whose domain has letters of any alphabet, with the domain as mail servers know it: `xn--mnchen-3ya.test`. */
const withPlainDomain = (typed: string): string => {
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  const isOther = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\u0020-\u007E]/.test(domain);
  return isOther && URL.canParse(`http://${domain}`)
    ? typed.slice(0, at) + new URL(`http://${domain}`).hostname
    : typed;
};

export const Email = text(254)
  .transform(withPlainDomain)
  .pipe(z.email({ pattern: address }).max(254));

/** Query text that means a boolean: only the words true and false. */
export const BooleanText = z.enum(['true', 'false']).transform((word) => word === 'true');

/** One value of a query arrives as a string, several as an array. */
export const listOf = <T extends z.ZodType>(item: T, max = 50) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max));

/** A steamship line's SCAC. */
export const LineScac = z.string().regex(/^[A-Z]{4}$/);
