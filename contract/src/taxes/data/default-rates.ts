import type { Country } from '../../places/zip-code.ts';
import type { TaxRate } from '../taxes.ts';

const cra = 'https://www.canada.ca/en/revenue-agency/services';
const rates = `${cra}/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html`;
/** GST/HST memorandum 28-2, freight transportation services. */
const freight = `${cra}/forms-publications/publications/28-2/freight-transportation-services.html`;
const novaScotia = `${cra}/forms-publications/publications/notice341.html`;
const quebec =
  'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/special-cases-gsthst-and-qst/transportation-applying-the-gst-and-qst/freight-carriers/freight-transportation-services';
const liva = 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf';
const rliva = 'https://www.diputados.gob.mx/LeyesBiblio/regley/Reg_LIVA_250914.pdf';

const row = (
  tax: TaxRate['tax'],
  leg: TaxRate['leg'],
  [country, state]: readonly [Country, string | null],
  percent: number,
  effective_from: string,
  more: Pick<TaxRate, 'source' | 'note'> & Partial<TaxRate>,
): TaxRate => ({ tax, country, state, zip_prefix: null, leg, percent, effective_from, effective_to: null, ...more });

const ofProvinces = (tax: TaxRate['tax'], percent: number, from: string, provinces: readonly string[]): TaxRate[] =>
  provinces.map((state) =>
    row(tax, 'domestic', ['CA', state], percent, from, {
      source: rates,
      note: 'ETA 165; destination: Sch. IX, Part VI',
    }),
  );

/**
 * The rates that come with the portal, for the operator to check: by the place of supply of freight, each with where it
 * is from. What the Mexican border region has (8 %) is for those on the register of its beneficiaries, and so not here.
 */
export const defaultTaxRates: readonly TaxRate[] = [
  ...ofProvinces('gst', 5, '2008-01-01', ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT']),
  ...ofProvinces('hst', 13, '2010-07-01', ['ON']),
  ...ofProvinces('hst', 15, '2016-07-01', ['NB', 'NL']),
  ...ofProvinces('hst', 15, '2016-10-01', ['PE']),
  row('hst', 'domestic', ['CA', 'NS'], 15, '2010-07-01', {
    effective_to: '2025-03-31',
    source: novaScotia,
    note: 'ETA 165; destination: Sch. IX, Part VI',
  }),
  row('hst', 'domestic', ['CA', 'NS'], 14, '2025-04-01', { source: novaScotia, note: 'GST/HST Notice 341' }),
  row('gst', 'outbound', ['CA', null], 0, '1991-01-01', { source: freight, note: 'ETA, Sch. VI, Part VII, s. 6' }),
  row('gst', 'inbound', ['CA', null], 0, '1991-01-01', { source: freight, note: 'ETA, Sch. VI, Part VII, s. 7' }),
  row('qst', 'within', ['CA', 'QC'], 9.975, '2013-01-01', {
    source: `${quebec}/domestic-inbound-services/`,
    note: 'TVQ: 16; Canada → QC: 0',
  }),
  row('qst', 'inbound', ['CA', 'QC'], 0, '2013-01-01', {
    source: `${quebec}/inbound-services/`,
    note: 'TVQ: 197 (4)',
  }),
  row('iva', 'domestic', ['MX', null], 16, '2010-01-01', { source: liva, note: 'LIVA 1, 14 (II), 16' }),
  row('iva', 'outbound', ['MX', null], 0, '2010-01-01', { source: liva, note: 'LIVA 2-A (IV), 16, 29 (V)' }),
  row('iva_retention', 'domestic', ['MX', null], 4, '2006-12-05', {
    source: rliva,
    note: 'LIVA 1-A (II, c); RLIVA 3 (II)',
  }),
];
