import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, dollars, sum } from '../values/money.ts';
import { defaultTaxRates } from './data/default-rates.ts';
import {
  chargedParts,
  chargedRates,
  creditedTax,
  partOf,
  taxedSum,
  type TaxedLeg,
  type TaxedPlace,
  taxOf,
  taxOfChange,
  type TaxTables,
} from './taxes-of-leg.ts';
import { exemptAccounts, taxNumbers, taxRates } from './taxes.settings.ts';
import type { Tax } from './taxes.ts';

const numbers = [
  { registration: 'gst_hst' as const, number: '123456789 RT0001', effective_from: '2024-01-01', effective_to: null },
  { registration: 'qst' as const, number: '1234567890 TQ0001', effective_from: '2024-01-01', effective_to: null },
  { registration: 'iva' as const, number: 'NFR010101AB1', effective_from: '2024-01-01', effective_to: null },
];

const tables: TaxTables = { rates: defaultTaxRates, registrations: numbers, exemptions: [] };

const zips: Record<string, string> = { ON: 'M5V 2T6', QC: 'H2X 1Y4', TX: '75202', NLE: '64000', BCN: '22000' };

const at = (text: string): TaxedPlace => {
  const [country, state] = text.split('-') as ['US' | 'CA' | 'MX', string];
  return { country, state, zip_code: zips[state] ?? '' };
};

const leg = (from: string, to: string, more: Partial<TaxedLeg> = {}): TaxedLeg => ({
  origin: at(from),
  destination: at(to),
  day: '2026-11-30',
  is_container: false,
  account: { id: 7, country: 'US' },
  ...more,
});

const charged = (from: string, to: string, more: Partial<TaxedLeg> = {}, tablesOf = tables) =>
  chargedRates(tablesOf, leg(from, to, more)).map(({ tax, percent, place }) => `${tax} ${percent} ${place}`);

describe('the taxes of a leg', () => {
  it.each([
    // By the destination's rate, whichever province it comes from (ETA, Sch. IX, Part VI).
    ['CA-AB', 'CA-ON', ['hst 13 CA-ON']],
    ['CA-ON', 'CA-AB', ['gst 5 CA-AB']],
    ['CA-ON', 'CA-BC', ['gst 5 CA-BC']],
    ['CA-QC', 'CA-NB', ['hst 15 CA-NB']],
    ['CA-ON', 'CA-NS', ['hst 14 CA-NS']],
    ['CA-ON', 'CA-PE', ['hst 15 CA-PE']],
    ['CA-NS', 'CA-NL', ['hst 15 CA-NL']],
    ['CA-QC', 'CA-QC', ['gst 5 CA-QC', 'qst 9.975 CA-QC']],
    // From another province to Québec GST alone: the service is deemed supplied outside Québec.
    ['CA-ON', 'CA-QC', ['gst 5 CA-QC']],
    ['CA-QC', 'US-TX', ['gst 0 CA-QC']],
    ['US-TX', 'CA-ON', ['gst 0 CA-ON']],
    ['US-TX', 'CA-QC', ['gst 0 CA-QC', 'qst 0 CA-QC']],
    ['US-TX', 'US-CA', []],
    ['MX-NLE', 'MX-BCN', ['iva 16 MX-BCN']],
    ['MX-NLE', 'US-TX', ['iva 0 MX-NLE']],
    ['US-TX', 'MX-NLE', []],
    ['CA-ON', 'MX-NLE', ['gst 0 CA-ON']],
  ])('from %s to %s', (from, to, expected) => expect(charged(from, to)).toEqual(expected));

  it('of Nova Scotia fell to 14 % on April 1, 2025', () => {
    expect(charged('CA-ON', 'CA-NS', { day: '2025-03-31' })).toEqual(['hst 15 CA-NS']);
    expect(charged('CA-ON', 'CA-NS', { day: '2025-04-01' })).toEqual(['hst 14 CA-NS']);
  });

  it('are withheld in part by companies of Mexico', () => {
    const account = { id: 7, country: 'MX' };
    expect(charged('MX-NLE', 'MX-JAL', { account })).toEqual(['iva 16 MX-JAL', 'iva_retention 4 MX-JAL']);
    expect(charged('MX-NLE', 'US-TX', { account })).toEqual(['iva 0 MX-NLE']);
  });

  it('are none without a number, before its first day and after its last', () => {
    expect(charged('CA-QC', 'CA-QC', {}, { ...tables, registrations: [] })).toEqual([]);
    expect(charged('CA-QC', 'CA-QC', { day: '2023-12-31' })).toEqual([]);
    const [gst] = numbers;
    const ended = gst ? [{ ...gst, effective_to: '2026-11-29' }] : [];
    expect(charged('CA-QC', 'CA-QC', {}, { ...tables, registrations: ended })).toEqual([]);
  });

  it('go by the part of a state before it, and by that before the country', () => {
    const border = { ...defaultTaxRates[0], tax: 'iva' as const, country: 'MX' as const, leg: 'domestic' as const };
    const rows = [
      { ...border, state: null, zip_prefix: '22', percent: 8 },
      { ...border, state: 'BCN', zip_prefix: null, percent: 9 },
    ].map((row) => ({ effective_from: '2026-01-01', effective_to: null, source: '', note: '', ...row }));
    const rates = [...defaultTaxRates, ...rows];
    expect(charged('MX-NLE', 'MX-BCN', {}, { ...tables, rates })).toEqual(['iva 8 MX-BCN']);
    expect(charged('MX-BCN', 'MX-NLE', {}, { ...tables, rates })).toEqual(['iva 16 MX-NLE']);
  });

  it('are nothing for an exempt account while its certificate holds, of containers alone where it covers these', () => {
    const exemption = {
      account_id: 7,
      exemption: 'gst_hst' as const,
      covers: 'containers' as const,
      certificate: 'D-77',
      effective_from: '2026-01-01',
      effective_to: '2026-11-30',
    };
    const exempt = { ...tables, exemptions: [exemption] };
    expect(charged('CA-ON', 'CA-ON', { is_container: true }, exempt)).toEqual(['hst 0 CA-ON']);
    expect(charged('CA-ON', 'CA-ON', {}, exempt)).toEqual(['hst 13 CA-ON']);
    expect(charged('CA-ON', 'CA-ON', { is_container: true, day: '2026-12-01' }, exempt)).toEqual(['hst 13 CA-ON']);
    const other = { id: 8, country: 'CA' };
    expect(charged('CA-ON', 'CA-ON', { is_container: true, account: other }, exempt)).toEqual(['hst 13 CA-ON']);
    expect(chargedRates(exempt, leg('CA-ON', 'CA-ON', { is_container: true }))[0]?.certificate).toBe('D-77');
  });
});

describe('freight to several places', () => {
  const parts = (from: string, ...to: string[]) => {
    const { destination: _, ...rest } = leg(from, from);
    return chargedParts(tables, { ...rest, destinations: to.map(at) });
  };
  const said = (from: string, ...to: string[]) =>
    parts(from, ...to).map((one) => `${one.tax} ${one.percent} ${one.place} ${one.part_from}-${one.part_to}`);

  it.each([
    // What goes to each province is a supply there, whichever comes last.
    ['CA-ON', ['CA-QC', 'CA-ON'], ['gst 5 CA-QC 0-0.5', 'hst 13 CA-ON 0.5-1']],
    ['CA-QC', ['CA-QC', 'CA-NB'], ['gst 5 CA-QC 0-0.5', 'qst 9.975 CA-QC 0-0.5', 'hst 15 CA-NB 0.5-1']],
    ['CA-AB', ['CA-ON', 'CA-BC', 'CA-ON'], ['hst 13 CA-ON 0-0.66666667', 'gst 5 CA-BC 0.66666667-1']],
    ['CA-AB', ['CA-ON', 'CA-ON'], ['hst 13 CA-ON 0-1']],
    ['CA-ON', ['CA-QC', 'US-TX'], ['gst 5 CA-QC 0-0.5', 'gst 0 CA-ON 0.5-1']],
    // From abroad nothing is charged in any of them, in Mexico the country is one.
    ['US-TX', ['CA-ON', 'CA-NS'], ['gst 0 CA-NS 0-1']],
    ['MX-NLE', ['MX-BCN', 'MX-JAL'], ['iva 16 MX-JAL 0-1']],
  ])('from %s to %s', (from, to, expected) => expect(said(from, ...to)).toEqual(expected));

  it('adds up to the cent, however many provinces there are', () => {
    const amount = fc.integer({ min: -999_999, max: 9_999_999 });
    fc.assert(
      fc.property(amount, (base) => {
        const hst = parts('CA-AB', 'CA-ON', 'CA-NS', 'CA-BC', 'CA-ON', 'CA-NB', 'CA-NL', 'CA-SK');
        expect(sum(hst.map((one) => partOf(base as Cents, one)))).toBe(base);
      }),
    );
  });

  it('follows a change by the same part', () => {
    const half = { tax: 'hst' as const, percent: 13, base: 250, amount: 32.5, part_from: 0.5, part_to: 1 };
    // 13 % of 250 and half of 100.
    expect(taxOfChange(half, cents(100))).toBe(650);
  });
});

describe('the amount of a tax', () => {
  // Worked out by hand: base, percent, tax; half a cent goes up.
  it.each<[number, Tax, number, number]>([
    [100, 'gst', 5, 5],
    [0.1, 'gst', 5, 0.01],
    [0.09, 'gst', 5, 0],
    [31.95, 'hst', 13, 4.15],
    [1234.56, 'hst', 13, 160.49],
    [1234.5, 'hst', 14, 172.83],
    // 200 × 9.975 % = 19.95, and not 20.9475 as of the sum with GST.
    [200, 'qst', 9.975, 19.95],
    [1234.56, 'qst', 9.975, 123.15],
    [999.99, 'iva', 16, 160],
    [999.99, 'iva_retention', 4, -40],
    [0.12, 'iva_retention', 4, 0],
  ])('of $%d, %s %d%%', (base, tax, percent, expected) =>
    expect(dollars(taxOf(cents(base), { tax, percent })) + 0).toBe(expected),
  );

  it('is counted on freight, not on premiums and duties', () => {
    const lines = [
      { code: 'LINEHAUL', amount: 900 },
      { code: 'DISC', amount: -100 },
      { code: 'FUEL', amount: 120 },
      { code: 'CARGO_INSURANCE', amount: 35 },
      { code: 'DUTY', amount: 410 },
    ];
    expect(dollars(taxedSum(lines))).toBe(920);
  });

  it('of a change is the rest to the tax of the whole', () => {
    // 0.29 × 5 % is 1 cent; of 0.58 in all it is 3.
    const kept = { tax: 'gst' as const, percent: 5, base: 0.29, amount: 0.01, part_from: 0, part_to: 1 };
    expect(taxOfChange(kept, cents(0.29))).toBe(2);
    expect(taxOfChange(kept, cents(-0.29))).toBe(-1);
  });

  it('is taken back by credits in proportion, to the cent and without drift, however they are parted', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(amount, fc.constantFrom(5, 9.975, 13, 14, 15, 16), fc.array(amount), (base, percent, parts) => {
        const charged = taxOf(base as Cents, { tax: 'gst', percent });
        const total = sum([base as Cents, charged]);
        let [credited, takenBack] = [cents(0), cents(0)];
        for (const part of [...parts, total]) {
          credited = Math.min(total, credited + part) as Cents;
          const more = creditedTax({ charged, takenBack, credited, total });
          expect(more).toBeGreaterThanOrEqual(0);
          takenBack = sum([takenBack, more]);
          // What is left of the tax is that of what is left of the invoice, to half a cent.
          expect(Math.abs(takenBack - (charged * credited) / total)).toBeLessThanOrEqual(0.5);
        }
        expect(takenBack).toBe(charged);
      }),
    );
  });
});

it('comes with rates that the settings take, and is off', () => {
  expect(taxRates.schema.parse(taxRates.default)).toEqual(taxRates.default);
  expect([taxNumbers.default, exemptAccounts.default]).toEqual([[], []]);
  for (const { source } of taxRates.default) expect(source).toMatch(/^https:\/\//);
});
