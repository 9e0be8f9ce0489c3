import { folded } from '@portal/contract/values/folded.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** The year first: 2026-11-29, 2026.11.29 and 2026/11/29. */
const isoDay = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})([T ].*)?$/;
/** With hyphens as files of the portal write days, in both languages: the month first. */
const ownDay = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const marked = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;

/** What days such as 02/01/2027 begin with in a file: `asked` where nothing says. */
export type DayOrder = 'day' | 'month' | 'asked';

/**
 * What the days of a file begin with. In English a slash follows the month; elsewhere days above twelve show it, where all
 * of them stand in the same place.
 */
export const dayOrderOf = (texts: readonly string[], language: Language): DayOrder => {
  const days = texts.flatMap((text) => {
    const [, first = '', mark = '', second = ''] = marked.exec(text) ?? [];
    return first === '' || (language === 'en' && mark === '/')
      ? []
      : [{ first: Number(first), second: Number(second) }];
  });
  const isDayFirst = days.some(({ first }) => first > 12);
  const isMonthFirst = days.some(({ second }) => second > 12);
  if (isDayFirst === isMonthFirst) return 'asked';
  return isDayFirst ? 'day' : 'month';
};

const dayText = (year = '', month = '', day = ''): string | null =>
  Number(month) > 12 ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The first letters of the months in English and Spanish, by which no two are the same. */
const months = ['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep|set', 'oct', 'nov', 'dec|dic'];
const namedMonth =
  /^(?:(\d{1,2})[-/. ]+(?:de )?)?(\p{L}{3,10})\.?[-/., ]+(?:(\d{1,2})(?:,? +|, *))?(?:del? )?(\d{4})$/u;

/** 29-nov-2026, 29 de noviembre de 2026 or Nov 29, 2026; null for a text that names no month. */
const readNamedMonth = (text: string): string | null => {
  const [, before, word = '', after, year = ''] = namedMonth.exec(folded(text)) ?? [];
  const month = months.findIndex((names) => new RegExp(`^(${names})`).test(word));
  const day = before ?? after;
  if (month < 0 || !day || (before && after)) return null;
  return dayText(year, String(month + 1), day);
};

/** The day a text means, both that it may mean, or null for a text that is no day. */
export const readDayText = (
  text: string,
  language: Language,
  order: DayOrder,
): string | { first: string; second: string } | null => {
  const iso = isoDay.exec(text);
  if (iso) return dayText(iso[1], iso[3], iso[4]);
  const named = readNamedMonth(text);
  if (named) return named;
  const own = ownDay.exec(text);
  if (own) return dayText(own[3], own[1], own[2]);
  const [, one, mark, other, year] = marked.exec(text) ?? [];
  if (!year) return null;
  const [monthFirst, dayFirst] = [dayText(year, one, other), dayText(year, other, one)];
  if (language === 'en' && mark === '/') return monthFirst;
  if (order !== 'asked') return order === 'day' ? dayFirst : monthFirst;
  if (monthFirst === null || dayFirst === null || monthFirst === dayFirst) return monthFirst ?? dayFirst;
  return { first: monthFirst, second: dayFirst };
};
