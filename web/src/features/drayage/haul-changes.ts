import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { date, money, number } from '../../platform/words/format.ts';

type Format = (value: never, t: Translate) => string;

const door = ({ name, city, state, zip_code }: Record<string, string>): string =>
  [name, [city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(', ');
const degrees = ({ min, max, unit }: { min: number; max: number; unit: string }): string => `${min} – ${max} °${unit}`;
const phraseIn =
  (group: PhraseGroup): Format =>
  (value: string) =>
    phraseOfCode(group, value) ?? value;

/** Formats of the fields whose values are not shown as they are. */
const formats: Readonly<Record<string, Format>> = {
  direction: phraseIn('drayage.directions'),
  container: phraseIn('drayage.containers'),
  delivery_type: phraseIn('drayage.delivery_types'),
  chassis_provider: phraseIn('drayage.chassis_providers'),
  counting: phraseIn('drayage.clock.counting'),
  door,
  temperature: degrees,
  weight: (pounds: number) => `${number(pounds)} lb`,
  cargo_value_for_insurance: money,
  hazmat: ({ un_number, proper_shipping_name }: Record<string, string>) => `${un_number}, ${proper_shipping_name}`,
  accessorials: (services: { code: string }[]) =>
    services.map(({ code }) => phraseOfCode('accessorials.codes', code) ?? code).join(', '),
  pickup_date: date,
  container_free_days: (days: { number: string; last_free_day: string }[]) =>
    days.map(({ number: box, last_free_day }) => `${box} ${date(last_free_day)}`).join(', '),
  container_seals: (seals: { number: string; seal_number: string | null }[]) =>
    seals.map(({ number: box, seal_number }) => [box, seal_number].filter(Boolean).join(' ')).join(', '),
  customs_status: phraseIn('drayage.customs_statuses'),
  last_free_day: date,
  earliest_return_day: date,
  cut_off: date,
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of a haul as text of the history. */
export const haulValue = (field: string, value: unknown, t: Translate): string => {
  if (isEmpty(value)) return t('loads.history.empty');
  if (typeof value === 'boolean') return t(value ? 'loads.history.yes' : 'loads.history.no');
  const format = formats[field];
  if (format) return format(value as never, t);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

export const haulField = (field: string): string =>
  phraseOfCode('drayage.fields', field) ?? phraseOfCode('drayage.references', field) ?? field;

/** Lines of the history whose changed fields are a haul's. */
export const haulEvents: readonly string[] = ['change_haul', 'change_papers'];
