import { AccessorialCode } from '../accessorials/data/accessorials.ts';
import { freightClasses } from '../commodities/freight-class.ts';
import { containers } from '../drayage/data/containers.ts';
import { weightBreakNames } from '../quotes/rating/ltl-tariff.ts';
import type { TariffKind } from './tariff-kinds.ts';

/** What a cell of a sheet holds; numbers have a decimal point whatever the language. */
export type CellKind = 'dollars' | 'number' | 'whole' | 'percent' | 'day' | 'text' | 'choice' | 'choices' | 'yes_no';

export type SheetColumn = {
  field: string;
  cell: CellKind;
  options?: readonly string[];
  /** It may stay empty. */
  isOptional?: true;
  /** The decimals its numbers are shown with. */
  places?: number;
};

export type Sheet = {
  /** The table it belongs to, whose CSV file has the same columns. */
  name: string;
  columns: readonly SheetColumn[];
  /** The fields by which a row is known within its tariff. */
  key: readonly string[];
};

const column = (field: string, cell: CellKind, more: Omit<SheetColumn, 'field' | 'cell'> = {}): SheetColumn => ({
  field,
  cell,
  ...more,
});

const optional = { isOptional: true } as const;
const yesNo = ['yes', 'no'] as const;
const accessorials: readonly string[] = AccessorialCode.options;
const priceColumns = [column('code', 'choice', { options: accessorials }), column('price', 'dollars')];
const prices = (name: string): Sheet => ({ name, key: ['code'], columns: priceColumns });

const ruleKinds = ['cubic_capacity', 'minimum_density', 'linear_feet', 'overlength'] as const;

type KindOfTariff = {
  /** The fields that name a tariff beside its carrier: its versions have the same values there. */
  series: readonly SheetColumn[];
  /** Its terms: a sheet of one row. */
  terms: Sheet;
  /** Its rates, rules and prices. */
  grids: readonly Sheet[];
};

const serviceClasses = [
  'standard',
  'economy',
  'priority',
  'expedited',
  'guaranteed',
  'guaranteed_am',
  'guaranteed_noon',
  'guaranteed_pm',
] as const;

/** The sheets of each kind of tariff. Each is a table of the same name, and its columns those of the CSV file. */
export const tariffSheets: Readonly<Record<TariffKind, KindOfTariff>> = {
  ltl: {
    series: [column('service_class', 'choice', { options: serviceClasses })],
    terms: {
      name: 'ltl-tariffs',
      key: [],
      columns: [
        column('name', 'text'),
        column('discount_percent', 'percent'),
        column('minimum_charge', 'dollars'),
        column('fuel_percent', 'percent'),
        column('fuel_table', 'text', optional),
        column('non_stackable_height_in', 'number', optional),
        column('fak', 'text', optional),
        column('transit_factor', 'number'),
        column('valid_business_days', 'whole'),
      ],
    },
    grids: [
      {
        name: 'ltl-rates',
        key: ['from_miles', 'freight_class'],
        columns: [
          column('from_miles', 'whole'),
          column('freight_class', 'choice', { options: freightClasses }),
          ...weightBreakNames.map((name) => column(name, 'dollars')),
        ],
      },
      {
        name: 'ltl-rules',
        key: ['kind', 'threshold'],
        columns: [
          column('kind', 'choice', { options: ruleKinds }),
          column('threshold', 'number'),
          column('below_density', 'number', optional),
          column('rated_pounds', 'number', optional),
          column('rated_class', 'choice', { options: freightClasses, ...optional }),
          column('price', 'dollars', optional),
          column('per', 'choice', { options: ['shipment', 'piece'], ...optional }),
          column('not_with', 'choice', { options: ruleKinds, ...optional }),
        ],
      },
      {
        name: 'ltl-accessorials',
        key: ['code'],
        columns: [...priceColumns, column('percent_of_cod', 'percent', optional)],
      },
    ],
  },
  parcel: {
    series: [column('service_class', 'choice', { options: ['parcel_ground', 'parcel_express', ...serviceClasses] })],
    terms: {
      name: 'parcel-tariffs',
      key: [],
      columns: [
        column('name', 'text'),
        column('max_pounds', 'whole'),
        column('minimum_charge', 'dollars'),
        column('fuel_percent', 'percent'),
        column('fuel_table', 'text', optional),
        column('transit_factor', 'number'),
        column('valid_business_days', 'whole'),
      ],
    },
    grids: [
      {
        name: 'parcel-rates',
        key: ['zone'],
        columns: [column('zone', 'whole'), column('first_pound', 'dollars'), column('further_pound', 'dollars')],
      },
      prices('parcel-accessorials'),
    ],
  },
  truck: {
    series: [column('mode', 'choice', { options: ['ftl', 'expedited', 'reefer', 'flatbed'] }), column('name', 'text')],
    terms: {
      name: 'truck-tariffs',
      key: [],
      columns: [
        column('service_class', 'text'),
        column('truck_types', 'choices'),
        column('minimum_charge', 'dollars'),
        column('fuel_per_mile', 'dollars', optional),
        column('fuel_percent', 'percent', optional),
        column('fuel_table', 'text', optional),
        column('partial_minimum_percent', 'percent', optional),
        column('partial_surcharge_percent', 'percent', optional),
        column('team', 'yes_no', { options: yesNo }),
        column('valid_hours', 'whole', optional),
        column('valid_business_days', 'whole', optional),
      ],
    },
    grids: [
      {
        name: 'truck-rates',
        key: ['from_miles'],
        columns: [column('from_miles', 'whole'), column('per_mile', 'dollars')],
      },
      {
        name: 'truck-lanes',
        key: ['origin', 'destination'],
        columns: [
          column('origin', 'text'),
          column('destination', 'text'),
          column('flat', 'dollars', optional),
          column('per_mile', 'dollars', optional),
        ],
      },
      {
        name: 'truck-accessorials',
        key: ['code', 'per'],
        columns: [
          column('code', 'choice', { options: accessorials }),
          column('per', 'choice', { options: ['load', 'mile'] }),
          column('price', 'dollars'),
        ],
      },
    ],
  },
  drayage: {
    series: [column('place', 'text'), column('service_class', 'choice', { options: ['standard', 'priority'] })],
    terms: {
      name: 'drayage-tariffs',
      key: [],
      columns: [
        column('max_miles', 'whole'),
        column('one_way_percent', 'percent'),
        column('drop_percent', 'percent'),
        column('fuel_percent', 'percent'),
        column('chassis_days_included', 'whole'),
        column('containers', 'choices', { options: containers.map(({ code }) => code) }),
        column('miles_per_day', 'whole'),
        column('valid_business_days', 'whole'),
        column('demurrage_per_day', 'dollars'),
        column('per_diem_per_day', 'dollars'),
        column('chassis_per_day', 'dollars'),
      ],
    },
    grids: [
      {
        name: 'drayage-rates',
        key: ['from_miles'],
        columns: [column('from_miles', 'whole'), column('round_trip', 'dollars')],
      },
      prices('drayage-accessorials'),
    ],
  },
};

/** The sheets of a kind of tariff, its terms first. */
export const sheetsOf = (kind: TariffKind): readonly Sheet[] => [tariffSheets[kind].terms, ...tariffSheets[kind].grids];
