import { freightClasses } from '@portal/contract/commodities/freight-class.ts';

const carrier = { id: 1, scac: 'SAIA', short_name: 'Saia', name: 'Saia LTL Freight' };
const versions = [
  { effective_from: '2026-07-06', effective_to: null, state: 'in_use' },
  { effective_from: '2026-01-05', effective_to: '2026-07-05', state: 'past' },
];
const series = { kind: 'ltl', series: ['standard'], name: 'Tariff SAIA 512-C', place: null, loads_priced: 142 };

export const someRates = {
  items: [
    {
      carrier,
      enabled: true,
      kinds: ['ltl'],
      tariffs: [
        {
          ...series,
          versions,
          draft: { id: 7, effective_from: '2030-12-01', changed_at: '2026-11-20T15:00:00Z', changed_by: 'Pia Nolan' },
        },
      ],
      loads_priced: 142,
    },
    {
      carrier: { ...carrier, id: 2, scac: 'EXLA', short_name: 'Estes', name: 'Estes Express Lines' },
      enabled: false,
      kinds: ['ltl'],
      tariffs: [],
      loads_priced: 0,
    },
    {
      carrier: { id: 3, scac: 'GPDR', short_name: 'Gulf Prairie Drayage', name: 'Gulf Prairie Drayage' },
      enabled: true,
      kinds: ['drayage'],
      tariffs: ['standard', 'priority'].map((service) => ({
        kind: 'drayage',
        series: ['BNSF_ALLIANCE', service],
        name: `BNSF_ALLIANCE ${service}`,
        place: 'BNSF Alliance, Haslet, TX',
        loads_priced: 21,
        versions: [{ effective_from: '2026-01-05', effective_to: '2026-12-04', state: 'in_use' }],
        draft: null,
      })),
      loads_priced: 30,
    },
  ],
};

const level = [68.4, 55.2, 44.1, 36.5, 29.8, 24.6, 20.1];
/** Rates that rise with the class, and twenty percent more for the second distance. */
const ratesOf = (factor: number): string[][] =>
  ['0', '500'].flatMap((miles, band) =>
    freightClasses.map((freightClass) => [
      miles,
      freightClass,
      ...level.map((rate) => ((rate * Number(freightClass) * factor * (1 + band / 5)) / 100).toFixed(2)),
    ]),
  );

const sheetsOf = (rates: string[][]) => [
  { name: 'ltl-tariffs', rows: [['Tariff SAIA 512-C', '72', '98.5', '29.5', 'EIA-LTL', '96', '77.5=70', '1', '5']] },
  { name: 'ltl-rates', rows: rates },
  { name: 'ltl-rules', rows: [['linear_feet', '20', '', '', '', '45']] },
  {
    name: 'ltl-accessorials',
    rows: [
      ['LFTD', '75', ''],
      ['COD', '126', '6'],
      ['HAZ', '45', ''],
    ],
  },
];

export const aVersion = {
  ...series,
  carrier,
  versions,
  draft_id: null,
  draft_from: null,
  sheets: sheetsOf(ratesOf(1)),
};

const changed = ratesOf(1).map((cells, row) =>
  row > 7 && row < 12 ? cells.map((cell, at) => (at === 4 ? (Number(cell) * 1.03).toFixed(2) : cell)) : cells,
);

export const aDraft = {
  ...aVersion,
  id: 7,
  draft_id: 7,
  draft_from: '2030-12-01',
  based_on: '2026-07-06',
  before: sheetsOf(ratesOf(1)),
  sheets: sheetsOf(
    changed.map((cells, row) => (row === 14 ? cells.with(5, '') : row === 15 ? cells.with(6, '900') : cells)),
  ),
  version: 3,
  changed_by: 'Pia Nolan',
  changed_at: '2026-11-20T15:00:00Z',
  faults: [
    {
      sheet: 'ltl-rates',
      row: 14,
      field: 'm2m',
      message: { en: 'must not be empty', es: 'no puede quedar vacío' },
    },
  ],
};
