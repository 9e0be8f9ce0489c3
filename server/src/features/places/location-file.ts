import { daysOfWeek, type HoursOfDay, hoursOfWeek, rangesOfWeek } from '@portal/contract/places/week-hours.ts';
import type { Location, LocationFlag } from '@portal/contract/places/saved-location.ts';
import { locationFlags } from '@portal/contract/places/saved-location.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import { optionMeant } from '../../platform/files/cell-options.ts';
import { asText, asYesOrNo, type FileColumn, type ReadCell } from '../../platform/files/read-list-file.ts';
import { readZip } from '../../platform/files/sheet/cell-values.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { countryOptions } from './country-options.ts';
import { noticesText, readNotices } from './notices-text.ts';

type Column = FileColumn<Location>;

const texts = [
  'name',
  'address',
  'zip_code',
  'city',
  'state',
  'country',
  'contact_name',
  'contact_role',
  'contact_phone',
  'contact_email',
] as const;

const zipOrNone: Column['read'] = (text, source) => (text === '' ? { value: undefined } : readZip(text, source));

/** By its letters or its name; what is neither is refused as it stands. */
const countryOrNone: Column['read'] = (text) => ({
  value: text === '' ? undefined : (optionMeant(countryOptions, text) ?? text.toUpperCase()),
});

const readerOf = (field: (typeof texts)[number]): Column['read'] => {
  if (field === 'zip_code') return zipOrNone;
  return field === 'country' ? countryOrNone : asText;
};

const textColumns: readonly Column[] = texts.map((field) => ({
  field,
  heading: (language) => phrase(language, `places.file.${field}`),
  write: (location) => location[field],
  read: readerOf(field),
}));

const flagColumns: readonly Column[] = locationFlags.map((field: LocationFlag) => ({
  field,
  heading: (language) => phrase(language, `places.flags.${field}`),
  write: (location, language) => phrase(language, location[field] ? 'places.file.yes' : 'places.file.no'),
  read: asYesOrNo,
}));

const dayName = (language: Language, day: number): string =>
  phrase(language, `places.days_short.${daysOfWeek[day] ?? 'mon'}`);

/** "Mon-Thu 08:00-16:00; Fri 08:00-14:00"; days that are not named are closed. */
const writeHours = (location: Location, language: Language): string =>
  rangesOfWeek(hoursOfWeek(location))
    .flatMap(({ from, to, hours }) => {
      if (!hours) return [];
      const days = [...new Set([from, to])].map((day) => dayName(language, day)).join('-');
      return [`${days} ${hours.open}-${hours.close}`];
    })
    .join('; ');

const dayOf = (text: string): number =>
  daysOfWeek.findIndex((day, index) =>
    [day, ...languages.map((language) => dayName(language, index))].some((known) => folded(known) === folded(text)),
  );

const part = /^([\p{L}.]+)(?:\s*-\s*([\p{L}.]+))?\s+(\d{1,2}:\d\d)\s*-\s*(\d{1,2}:\d\d)$/u;

/** The days of one part of the text with their hours; null where it cannot be read. */
const readPart = (text: string): { from: number; to: number; hours: NonNullable<HoursOfDay> } | null => {
  const [, first = '', last = first, open = '', close = ''] = part.exec(text.trim()) ?? [];
  const [from, to] = [dayOf(first), dayOf(last)];
  return from < 0 || to < from
    ? null
    : { from, to, hours: { open: open.padStart(5, '0'), close: close.padStart(5, '0') } };
};

const readHours = (text: string): ReadCell => {
  if (text === '') return { value: null };
  const parts = text.split(';').map(readPart);
  const week = daysOfWeek.map((_, day) => parts.find((one) => one && one.from <= day && day <= one.to)?.hours ?? null);
  return parts.includes(null) ? { fault: { code: 'places.hours_unreadable' } } : { value: week };
};

/** The columns of a file of saved locations. Contacts beyond the first stay as they are. */
export const locationColumns: readonly Column[] = [
  ...textColumns,
  {
    field: 'week_hours',
    heading: (language) => phrase(language, 'places.file.hours'),
    write: writeHours,
    read: readHours,
  },
  {
    field: 'dock_notes',
    heading: (language) => phrase(language, 'places.file.dock_notes'),
    write: ({ dock_notes }) => dock_notes,
    read: asText,
  },
  {
    field: 'notices',
    heading: (language) => phrase(language, 'notices.file.heading'),
    write: ({ notices }, language) => (notices ? noticesText(notices, language) : ''),
    read: readNotices,
  },
  ...flagColumns,
];
