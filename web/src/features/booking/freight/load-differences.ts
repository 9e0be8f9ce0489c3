import { countryName } from '@portal/contract/commodities/country-name.ts';
import { pounds } from '@portal/contract/commodities/density.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { countryInTransit } from '@portal/contract/places/border.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { date, money, number, shortMoney, timeOfDay } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { billToText } from '../../places/terms/no-bill-to.ts';
import { borderText } from '../../places/border-text.ts';
import { truckName } from '../../equipment/truck-name.ts';
import type { Difference } from '../frame/conflict-drawer.tsx';
import { goesInTransit } from './form/load-form-input.ts';
import { type ItemForm, type LoadForm, type StopForm, unitsOf } from './form/load-form.ts';

type Trucks = readonly Truck[];

const addressOf = (stop: StopForm): string =>
  [stop.name, stop.address, stop.city, `${stop.state} ${stop.zip_code}`.trim()].filter(Boolean).join(', ');

const hoursOf = (stop: StopForm): string =>
  [stop.open_time, stop.close_time].filter(Boolean).map(timeOfDay).join(' – ');

const itemText = (item: ItemForm, form: LoadForm, t: Translate): string =>
  [
    `${item.handling_unit_count ?? '?'} ${t(`commodities.handling_units.${item.handling_unit}`, { count: item.handling_unit_count ?? 0 })}`,
    [item.length, item.width, item.height].map((edge) => (edge === null ? '?' : number(edge))).join(' × '),
    `${number(Math.round(pounds(item.weight ?? 0, unitsOf[form.units].weight)))} lb`,
    item.commodity,
    item.freight_class ?? '',
    item.hazmat?.un_number ?? '',
    temperatureText(item),
    customsText(item, t),
  ]
    .filter(Boolean)
    .join(', ');

const temperatureText = ({ temperature: { min, max, unit } }: ItemForm): string =>
  min === null && max === null ? '' : `${min ?? '?'} – ${max ?? '?'} °${unit}`;

const customsText = ({ net_weight, unit_value, hs_code, country_of_origin }: ItemForm, t: Translate): string =>
  [
    net_weight === null ? '' : `${t('loads.history.fields.net_weight')} ${number(net_weight)}`,
    unit_value === null ? '' : `${t('loads.history.fields.unit_value')} ${money(unit_value)}`,
    hs_code && `HS ${hs_code}`,
    country_of_origin && countryName(country_of_origin, currentLanguage()),
  ]
    .filter(Boolean)
    .join(', ');

const endRows = (stop: StopForm | undefined, t: Translate): [string, string][] =>
  stop
    ? [
        [t(`loads.book.stops.${stop.type}`), addressOf(stop)],
        [t(`loads.book.stops.${stop.type === 'pickup' ? 'ready_and_close' : 'receiving_hours'}`), hoursOf(stop)],
      ]
    : [];

const spanText = (...days: string[]): string => days.filter(Boolean).map(date).join(' – ');

const truckText = ({ truck }: LoadForm, trucks: Trucks, t: Translate): string =>
  [
    truckName(truckOf(trucks, truck.truck_type)?.label, truck.truck_type),
    truck.team && t('loads.book.truck.team'),
    truck.partial && t('loads.book.truck.partial'),
    truck.tarp_ft && `${t('loads.book.truck.tarps')} ${t('loads.book.truck.tarp_feet', { feet: truck.tarp_ft })}`,
  ]
    .filter(Boolean)
    .join(', ');

const transitText = (form: LoadForm, t: Translate): string => {
  const country = countryInTransit(form.stops, goesInTransit(form));
  return country ? t('places.transit.through', { country: t(`places.countries.${country}`) }) : '';
};

const termsText = ({ freight_terms, bill_to }: LoadForm, t: Translate): string => {
  const terms = t(`places.terms.names.${freight_terms}`);
  return freight_terms === 'third_party' ? `${terms}: ${billToText(bill_to)}` : terms;
};

/** The form as labelled texts, in a fixed order so that two forms can be compared row by row. */
const fieldTexts = (form: LoadForm, trucks: Trucks, t: Translate): [field: string, text: string][] => [
  ...endRows(form.stops[0], t),
  ...endRows(form.stops.at(-1), t),
  [t('loads.book.stops.between'), form.stops.slice(1, -1).map(addressOf).join('; ')],
  [t('loads.book.stops.pickup_date'), spanText(form.pickup_date, form.pickup_until)],
  [t('loads.book.stops.deliver_by'), spanText(form.deliver_from, form.deliver_by)],
  [t('loads.book.truck.title'), truckText(form, trucks, t)],
  [t('loads.book.cargo.title'), form.line_items.map((item) => itemText(item, form, t)).join('; ')],
  [
    t('loads.book.extras.title'),
    form.accessorials
      .map(({ code }) => t(`accessorials.codes.${code}`))
      .toSorted()
      .join(', '),
  ],
  [
    t('loads.book.summary.cargo_value'),
    form.cargo_value_for_insurance ? shortMoney(form.cargo_value_for_insurance) : '',
  ],
  [t('places.transit.title'), transitText(form, t)],
  [t('places.border.title'), borderText(form.border, t)],
  [t('places.terms.title'), termsText(form, t)],
  [t('loads.book.summary.po_number'), form.po_number],
  [t('loads.book.summary.billing_reference'), form.billing_reference],
];

/** The rows in which the typed form and the version of somebody else differ. */
export const differences = (yours: LoadForm, theirs: LoadForm, trucks: Trucks, t: Translate): Difference[] => {
  const other = fieldTexts(theirs, trucks, t);
  return fieldTexts(yours, trucks, t).flatMap(([field, text], index) => {
    const [, theirText = ''] = other[index] ?? [];
    return text === theirText ? [] : [{ field, yours: text, theirs: theirText }];
  });
};
