import { dayText } from '@portal/contract/values/day-text.ts';
import { dayInZone, timeInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { currentLanguage, storedLanguage } from './i18n.ts';
import { readerZone } from './reader-zone.ts';

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/**
 * The first date of a visit takes Intl a tenth of a second on a phone. What it reads for that, the browser keeps for the
 * whole tab: a worker writes one beside the page that is being made.
 */
export const writeFirstDate = (): void => {
  const worker = new Worker(new URL('./first-date.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(locales[storedLanguage()]);
};

const formats = new Map<string, Intl.DateTimeFormat>();

const cached = (name: string, make: (locale: string) => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const locale = locales[currentLanguage()];
  const key = `${locale} ${name}`;
  const known = formats.get(key) ?? make(locale);
  formats.set(key, known);
  return known;
};

/*
 * Numbers are written here and not by Intl: both languages write them alike in the United States, and the first number
 * Intl writes costs a phone a fifth of a second, in the middle of the first screen.
 */
const decimals = (value: number, digits: number): [whole: string, fraction: string] => {
  // Rounded as it is written, 1.005 to 1.01, and not as the binary number next to it, which is a little less.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`);
  const [whole = '', fraction = ''] = (Number.isNaN(rounded) ? Math.abs(value) : rounded).toFixed(digits).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), fraction];
};

/** A true minus, and none before nothing. */
const sign = (value: number, written: string): string => (value < 0 && /[1-9]/.test(written) ? '\u2212' : '');

/** US dollars split where the cents begin: 512.38 is ["$512", ".38"]. Negative amounts carry a true minus. */
export const moneyParts = (dollars: number): [whole: string, cents: string] => {
  const [whole, cents] = decimals(dollars, 2);
  return [`${sign(dollars, whole + cents)}$${whole}`, `.${cents}`];
};

/** US dollars in one piece: "$1,064.15". */
export const money = (dollars: number): string => moneyParts(dollars).join('');

/** US dollars without cents where there are none: "$21,400", "$12,175.50". */
export const shortMoney = (dollars: number): string =>
  Number.isInteger(dollars) ? moneyParts(dollars)[0] : money(dollars);

/** US dollars to the nearest whole one, where there is little room: 18,201.62 is "$18,202". */
export const wholeDollars = (dollars: number): string => {
  const [whole] = decimals(dollars, 0);
  return `${sign(dollars, whole)}$${whole}`;
};

/** A number with thousands separators and at most `digits` decimals. */
export const number = (value: number, digits = 2): string => {
  const [whole, fraction] = decimals(value, digits);
  const needed = fraction.replace(/0+$/, '');
  return `${sign(value, whole + needed)}${whole}${needed && `.${needed}`}`;
};

/** MM-DD-YYYY of an ISO date; anything else is shown as it is. Of a moment, `dateAndTime`. */
export const date = (iso: string): string => dayText(iso);

/** A share in percent with one decimal, so that a column of them lines up: "98.0%". */
export const percent = (share: number): string => `${share.toFixed(1)}%`;

/** "Wed 11-18-2026" of a calendar date. */
export const weekdayDate = (iso: string): string => {
  const day = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return iso;
  const weekday = cached('weekday', (l) => new Intl.DateTimeFormat(l, { weekday: 'short', timeZone: 'UTC' })).format(
    day,
  );
  return `${weekday} ${date(iso)}`;
};

/** "Monday" of a day of the week, 1 to 7. */
export const weekdayWord = (weekday: number): string =>
  cached('weekday long', (l) => new Intl.DateTimeFormat(l, { weekday: 'long', timeZone: 'UTC' })).format(
    // The first of January 2001 was a Monday.
    new Date(Date.UTC(2001, 0, weekday)),
  );

/** "October 2026" of a calendar month, YYYY-MM, in the case it has within a sentence. */
export const monthInSentence = (month: string): string =>
  cached('month', (l) => new Intl.DateTimeFormat(l, { month: 'long', year: 'numeric', timeZone: 'UTC' })).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** The same as it stands by itself, with a capital. */
export const monthText = (month: string): string => {
  const text = monthInSentence(month);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "Nov" or "November" of a calendar month, YYYY-MM, in the case it has within a sentence. */
export const monthWord = (month: string, length: 'short' | 'long' = 'short'): string =>
  cached(`month ${length}`, (l) => new Intl.DateTimeFormat(l, { month: length, timeZone: 'UTC' })).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** "8:00 AM" of a local time of day, "08:00" or "08:00:00". */
export const timeOfDay = (time: string): string => {
  const moment = new Date(`2000-01-01T${time.slice(0, 5)}:00Z`);
  if (Number.isNaN(moment.getTime())) return time;
  return cached('time', (l) => new Intl.DateTimeFormat(l, { timeStyle: 'short', timeZone: 'UTC' })).format(moment);
};

/** Date and time of a timestamp in the stop's zone, or in the reader's: ["11-16-2026", "4:05 PM"]. */
export const dateAndTime = (timestamp: string, timeZone?: string): [date: string, time: string] => {
  const moment = new Date(timestamp);
  if (Number.isNaN(moment.getTime())) return [timestamp, ''];
  const zone = timeZone ?? readerZone();
  return [date(dayInZone(zone, moment)), timeOfDay(timeInZone(zone, moment))];
};

/** A time to wait as minutes and seconds: 75 is "1:15". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
