import type { HistoryEntry } from '@portal/contract/loads/load.ts';
import type { TFunction } from 'i18next';
import { date, money, number } from '../../platform/format.ts';

type Change = { label: string; before: string; after: string };
type Values = Readonly<Record<string, unknown>>;
type Say = (value: never, t: TFunction) => string;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const door = ({ name, city, state, zip_code }: Record<string, string>): string =>
  [name, [city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(', ');
const degrees = ({ min, max, unit }: { min: number; max: number; unit: string }): string => `${min} – ${max} °${unit}`;
const phraseOf =
  (section: string): Say =>
  (value: string, t) =>
    t(`drayage.${section}.${value}`);

/** How values are said that are not said as they are. */
const sayings: Readonly<Record<string, Say>> = {
  direction: phraseOf('directions'),
  container: phraseOf('containers'),
  delivery_type: phraseOf('delivery_types'),
  chassis_provider: phraseOf('chassis_providers'),
  counting: phraseOf('clock.counting'),
  door,
  temperature: degrees,
  weight: (pounds: number) => `${number(pounds)} lb`,
  cargo_value_for_insurance: money,
  hazmat: ({ un_number, proper_shipping_name }: Record<string, string>) => `${un_number}, ${proper_shipping_name}`,
  accessorials: (services: { code: string }[], t) =>
    services.map(({ code }) => t(`accessorials.codes.${code}`)).join(', '),
  pickup_date: date,
  last_free_day: date,
  earliest_return_day: date,
  cut_off: date,
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const said = (field: string, value: unknown, t: TFunction): string => {
  if (isEmpty(value)) return t('loads.page.history_empty');
  if (typeof value === 'boolean') return t(value ? 'drayage.fields.yes' : 'drayage.fields.no');
  const saying = sayings[field];
  if (saying) return saying(value as never, t);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const nameOf = (field: string, t: TFunction): string =>
  t(`drayage.fields.${field}`, '') || t(`drayage.references.${field}`, field);

const events: readonly string[] = ['change_haul', 'change_papers'];

/** The fields of a container's haul that were changed, each as it was and as it is. */
export const haulChanges = ({ event, details }: HistoryEntry, t: TFunction): Change[] => {
  const { before, after } = details;
  if (!events.includes(event) || !isObject(before) || !isObject(after)) return [];
  return Object.keys(after).map((field) => ({
    label: nameOf(field, t),
    before: said(field, before[field], t),
    after: said(field, after[field], t),
  }));
};
