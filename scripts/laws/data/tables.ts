/** The columns of a table of data, each with what a cell of it may be. */
export type TableShape = {
  columns: Readonly<Record<string, RegExp>>;
  /** Columns by which rows stand in order; left out where the source has an order of its own. */
  order?: readonly string[];
  /** Columns that no two rows share; left out where the source repeats a row. */
  key?: readonly string[];
};

const some = /^\S.*\S$|^\S$/;
const maybe = /^(\S.*\S|\S|)$/;
const latitude = /^-?([0-8]?\d|90)(\.\d+)?$/;
const longitude = /^-?(1[0-7]\d|180|\d?\d)(\.\d+)?$/;
const state = /^[A-Z]{2,3}$/;

/** Every `.tsv` file of the repository. */
export const tables: Readonly<Record<string, TableShape>> = {
  // In the order of the regulation, which has one solution of chromic fluoride twice.
  'server/src/features/commodities/data/hazmat-table.tsv': {
    columns: {
      number: /^(UN|NA|ID)\d{4}$/,
      name: some,
      division: /^(\d(\.\d)?[A-S]?|Comb liq|)$/,
      group: /^(I|II|III|)$/,
      hazards: /^(\d(\.\d)?[A-S]?( \d(\.\d)?[A-S]?)*|)$/,
      symbols: /^([+ADGIW]( [+ADGIW])*|)$/,
      provisions: /^([A-Z]*\d+( [A-Z]*\d+)*|)$/,
    },
  },
  'server/src/features/commodities/data/spanish-shipping-names.tsv': {
    columns: { number: /^(UN|NA|ID)\d{4}$/, name: some, spanish: some },
    order: ['number', 'name'],
    key: ['number', 'name'],
  },
  'server/src/features/places/data/ca-postal-areas.tsv': {
    columns: { code: /^[A-Z]\d[A-Z]( \d[A-Z]\d)?$/, name: some, province: state, latitude, longitude },
    order: ['code'],
    key: ['code', 'name'],
  },
  'server/src/features/places/data/ca-towns.tsv': {
    columns: { code: /^[A-Z]\d[A-Z]$/, town: some, latitude, longitude },
    order: ['code'],
    key: ['code'],
  },
  'server/src/features/places/data/mx-postal-codes.tsv': {
    columns: { code: /^\d{5}$/, state, municipality: some, city: maybe, latitude, longitude, position: /^m?$/ },
    order: ['code'],
    key: ['code'],
  },
  'server/src/features/places/data/mx-towns.tsv': {
    columns: { state, municipality: some, city: maybe, latitude, longitude },
    order: ['state', 'municipality', 'city'],
    key: ['state', 'municipality', 'city'],
  },
  'server/src/features/places/data/zones-of-codes.tsv': {
    columns: { country: state, state, zone: /^[A-Z]\w+(\/[A-Z][\w-]+)+$/, codes: /^\S+( \S+)*$/ },
    order: ['country', 'state', 'zone'],
    key: ['country', 'state', 'zone'],
  },
  'simulators/src/carriers/data/postal-areas.tsv': {
    columns: { country: /^(CA|MX|US)$/, area: /^([A-Z]\d|\d{3})$/, latitude, longitude },
    order: ['country', 'area'],
    key: ['country', 'area'],
  },
};
