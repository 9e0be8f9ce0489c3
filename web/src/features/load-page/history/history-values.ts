import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import { countryName } from '@portal/contract/commodities/country-name.ts';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { truckName } from '../../equipment/truck-name.ts';
import { date, money, number, timeOfDay } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';

type Values = Readonly<Record<string, unknown>>;
type Format = (value: never, t: Translate) => string;

const contact = ({ name, phone, email }: Record<string, string>): string =>
  [name, phone ? readablePhone(phone) : '', email].filter(Boolean).join(', ');

const place = ({ name, address, city, state, zip_code }: Record<string, string>): string =>
  [name, address, [city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(', ');

type Item = Record<'commodity' | 'handling_unit' | 'dimension_unit' | 'weight_unit', string> &
  Record<'handling_unit_count' | 'length' | 'width' | 'height' | 'weight', number> & { freight_class: string | null };

const item = (one: Item, t: Translate): string => {
  const { length, width, height, dimension_unit, freight_class, handling_unit_count: count } = one;
  const size = length && width && height ? `${[length, width, height].map((n) => number(n)).join(' × ')}` : '';
  return [
    `${number(count)} ${phraseOfCode('commodities.handling_units', one.handling_unit, { count }) ?? one.handling_unit}`,
    one.commodity,
    `${number(one.weight)} ${one.weight_unit}`,
    freight_class ? t('loads.history.class', { value: freight_class }) : '',
    size && `${size} ${dimension_unit}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const references = (list: readonly { type: string; value: string }[]): string =>
  list.map(({ type, value }) => `${phraseOfCode('tendering.references.types', type) ?? type} ${value}`).join(', ');

const unit: Format = (code: string) => phraseOfCode('commodities.handling_units', code, { count: 1 }) ?? code;

/** Formatters by field; other values are shown as they are. */
const formats: Readonly<Record<string, Format>> = {
  pickup_date: date,
  pickup_until: date,
  deliver_from: date,
  deliver_by: date,
  date,
  open_time: timeOfDay,
  close_time: timeOfDay,
  start_time: timeOfDay,
  end_time: timeOfDay,
  cargo_value_for_insurance: money,
  unit_value: money,
  country_of_origin: (code: string) => countryName(code, currentLanguage()),
  cod_amount: money,
  value: money,
  markup_min: money,
  markup_percent: (value: number, t) => t('loads.history.percent', { value: number(value) }),
  contact,
  contact_phone: (phone) => readablePhone(phone),
  references,
  hazmat: basicDescription,
  temperature: ({ min, max, unit: degrees }: { min: number; max: number; unit: string }) =>
    `${min} – ${max} °${degrees}`,
  // The name at that time; older entries hold the code.
  truck_type: (truck: string | BothLanguages) =>
    typeof truck === 'string' ? (phraseOfCode('equipment.truck_types', truck) ?? truck) : truckName(truck, null),
  type: (type: string) => phraseOfCode('loads.page', type) ?? type,
  handling_unit: unit,
  packaging_unit: unit,
  limited_access_type: (code: string) => phraseOfCode('accessorials.limited_access_types', code) ?? code,
  cod_terms: (terms: string) => phraseOfCode('accessorials.cod_terms', terms) ?? terms,
  freight_terms: (terms: string) => phraseOfCode('places.terms.names', terms) ?? terms,
  stop: place,
  line_item: item,
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A value of a load's history in the user's language. */
export const valueText = (field: string, value: unknown, t: Translate): string => {
  if (isEmpty(value)) return t('loads.history.empty');
  if (typeof value === 'boolean') return t(value ? 'loads.history.yes' : 'loads.history.no');
  const format = formats[field];
  const text = format ? format(value as never, t) : '';
  if (text) return text;
  if (typeof value === 'number') return number(value);
  return isObject(value) ? t('loads.history.empty') : String(value);
};

/** A requested accessorial with its details. */
export const accessorialText = (service: unknown, t: Translate): string => {
  const details = isObject(service) && isObject(service['details']) ? service['details'] : {};
  const detailTexts = Object.entries(details).map(([field, value]) => valueText(field, value, t));
  return service === null
    ? t('loads.history.not_requested')
    : [t('loads.history.requested'), ...detailTexts].join(', ');
};
