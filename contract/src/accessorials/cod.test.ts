import { describe, expect, it } from 'vitest';
import { weightBreaks, type ClassRates, type LtlTariff, rateLtl } from '../quotes/rating/ltl-tariff.ts';
import { cents } from '../values/money.ts';
import { AccessorialRequest } from './accessorial-request.ts';
import { missingDetails } from './missing-details.ts';
import { fullLabel } from './full-label.ts';

const complete = { cod_amount: 1250.5, cod_terms: 'collect', cod_remit_to: 'Acme Receivables' } as const;

/** What is refused: the fields of the details, as the call would name them. */
const faultsOf = (details: object): string[] => {
  const { error } = AccessorialRequest.safeParse({ code: 'COD', details });
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
};

describe('an amount to collect on delivery', () => {
  it.each([0.01, 1, 99.99, 100, 1250.5, 25_000, 9_999_999])('may be %d', (cod_amount) => {
    expect(faultsOf({ ...complete, cod_amount })).toEqual([]);
  });

  it.each([0, -0.01, -100, 0.001, 12.345, 9_999_999.01, 10_000_000, '100', null])('may not be %s', (cod_amount) => {
    expect(faultsOf({ ...complete, cod_amount })).toEqual(['details.cod_amount']);
  });

  it.each(['both', '', 'third party', null])('has its fee paid by one of two, not by %s', (cod_terms) => {
    expect(faultsOf({ ...complete, cod_terms })).toEqual(['details.cod_terms']);
  });

  it.each([
    [{}, ['cod_amount', 'cod_terms', 'cod_remit_to']],
    [{ cod_amount: 900 }, ['cod_terms', 'cod_remit_to']],
    [{ cod_terms: 'prepaid' }, ['cod_amount', 'cod_remit_to']],
    [{ cod_remit_to: 'Acme' }, ['cod_amount', 'cod_terms']],
    [{ ...complete, cod_remit_to: '' }, ['cod_remit_to']],
    [complete, []],
  ] as const)('misses of %o what is not there', (details, missing) => {
    expect(missingDetails({ code: 'COD', details })).toEqual(missing);
  });

  it.each([
    [1, 'prepaid', '$1.00', 'Shipper', 'Remitente'],
    [0.01, 'collect', '$0.01', 'Consignee', 'Destinatario'],
    [1250.5, 'collect', '$1,250.50', 'Consignee', 'Destinatario'],
    [9_999_999, 'prepaid', '$9,999,999.00', 'Shipper', 'Remitente'],
  ] as const)('of %d, fee by %s, is said in both languages', (cod_amount, cod_terms, amount, payer, pagador) => {
    expect(fullLabel('COD', { cod_amount, cod_terms, cod_remit_to: 'Box 12' })).toEqual({
      en: `Collect on delivery (COD): Amount to collect: ${amount}; COD fee paid by: ${payer}; Remit to: Box 12`,
      es: `Cobro contra entrega (COD): Monto por cobrar: ${amount}; Comisión COD a cargo de: ${pagador}; Remitir a: Box 12`,
    });
  });
});

describe('the charge of a tariff for it', () => {
  const flat = Object.fromEntries(weightBreaks.map(({ name }) => [name, cents(50)])) as ClassRates;
  const tariff = (accessorials: LtlTariff['accessorials']): LtlTariff => ({
    rates: { '100': flat },
    discount_percent: 50,
    amc: cents(100),
    fuel_percent: 30,
    accessorials,
  });
  const freight = [{ freight_class: '100', pounds: 1000 }] as const;

  it.each([0, 45, 75, 84.5])('is $%d, without discount and fuel', (price) => {
    const found = rateLtl(tariff({ COD: cents(price) }), [...freight], ['COD']);
    expect(found).toMatchObject({ total: cents(250 + 75 + price) });
    expect('lines' in found && found.lines.find(({ code }) => code === 'COD')).toMatchObject({ amount: cents(price) });
  });

  it('is not there where nothing is collected', () => {
    expect(rateLtl(tariff({ COD: cents(75) }), [...freight], [])).toMatchObject({ total: cents(325) });
  });

  it('leaves a carrier that does not collect without a price', () => {
    const refused = { reason: 'accessorial_not_offered', code: 'COD' };
    expect(rateLtl(tariff({ LFTD: cents(75) }), [...freight], ['COD'])).toEqual(refused);
  });
});
