import { taxRates } from '@portal/contract/taxes/taxes.settings.ts';
import { type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';

export type RateRow = (typeof taxRates.default)[number];

/** A rate while it is typed: empty texts stand for the whole country, for all postal codes, and for no last day. */
export type RateFields = Omit<RateRow, 'state' | 'zip_prefix' | 'percent' | 'effective_to'> & {
  state: string;
  zip_prefix: string;
  percent: number | null;
  effective_to: string;
};

export const emptyRate = (today: string): RateRow => ({
  tax: 'gst',
  country: 'CA',
  state: null,
  zip_prefix: null,
  leg: 'domestic',
  percent: 0,
  effective_from: today,
  effective_to: null,
  source: '',
  note: '',
});

export const rateToForm = (row: RateRow): RateFields => ({
  ...row,
  state: row.state ?? '',
  zip_prefix: row.zip_prefix ?? '',
  effective_to: row.effective_to ?? '',
});

const sketched = (typed: RateFields) => ({
  ...typed,
  state: typed.state || null,
  zip_prefix: typed.zip_prefix.replaceAll(' ', '').toUpperCase() || null,
  effective_to: typed.effective_to || null,
});

export const formToRate = (typed: RateFields): RateRow => ({ ...sketched(typed), percent: typed.percent ?? 0 });

/** What each field asks for, where the rule of the value alone does not say it. */
const asked = {
  percent: { phrase: 'taxes.screen.rates.bad_percent' },
  source: { phrase: 'taxes.screen.rates.bad_source' },
  zip_prefix: { phrase: 'taxes.screen.rates.bad_zip_prefix' },
} as const;

export const rateFaults = (typed: RateFields): Faults => {
  const faults = schemaFaults(taxRates.schema.element, sketched(typed));
  const named = Object.entries(asked).filter(([field]) => field in faults);
  return { ...faults, ...Object.fromEntries(named) };
};

/** As the server compares them: one rate a tax, place, leg and first day. */
export const rateKey = ({ tax, country, state, zip_prefix, leg, effective_from }: RateRow): string =>
  [tax, country, state, zip_prefix, leg, effective_from].join(' ');
