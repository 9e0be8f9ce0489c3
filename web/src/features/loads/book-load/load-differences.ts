import { pounds } from '@portal/contract/commodities/density.ts';
import type { TFunction } from 'i18next';
import { date, number, shortMoney, timeOfDay } from '../../../platform/format.ts';
import type { Difference } from './conflict-drawer.tsx';
import { type ItemForm, type LoadForm, type StopForm, unitsOf } from './load-form.ts';

const addressOf = (stop: StopForm): string =>
  [stop.name, stop.address, stop.city, `${stop.state} ${stop.zip_code}`.trim()].filter(Boolean).join(', ');

const hoursOf = (stop: StopForm): string =>
  [stop.open_time, stop.close_time].filter(Boolean).map(timeOfDay).join(' – ');

const itemText = (item: ItemForm, form: LoadForm, t: TFunction): string =>
  [
    `${item.handling_unit_count ?? '?'} ${t(`commodities.handling_units.${item.handling_unit}`, { count: item.handling_unit_count ?? 0 })}`,
    [item.length, item.width, item.height].map((edge) => (edge === null ? '?' : number(edge))).join(' × '),
    `${number(Math.round(pounds(item.weight ?? 0, unitsOf[form.units].weight)))} lb`,
    item.commodity,
    item.freight_class ?? '',
    item.hazmat?.un_number ?? '',
  ]
    .filter(Boolean)
    .join(', ');

/** The form as a list of named sentences, so that two of them can be laid beside each other. */
const described = (form: LoadForm, t: TFunction): [field: string, text: string][] => [
  ...form.stops.flatMap((stop): [string, string][] => [
    [t(`loads.book.stops.${stop.type}`), addressOf(stop)],
    [t(`loads.book.stops.${stop.type === 'pickup' ? 'ready_and_close' : 'receiving_hours'}`), hoursOf(stop)],
  ]),
  [t('loads.book.stops.pickup_date'), date(form.pickup_date)],
  [t('loads.book.stops.deliver_by'), date(form.deliver_by)],
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
  [t('loads.book.summary.po_number'), form.po_number],
  [t('loads.book.summary.billing_reference'), form.billing_reference],
];

/** What differs between what a person typed and what somebody else saved meanwhile. */
export const differences = (yours: LoadForm, theirs: LoadForm, t: TFunction): Difference[] => {
  const other = described(theirs, t);
  return described(yours, t).flatMap(([field, text], index) => {
    const [, theirText = ''] = other[index] ?? [];
    return text === theirText ? [] : [{ field, yours: text, theirs: theirText }];
  });
};
