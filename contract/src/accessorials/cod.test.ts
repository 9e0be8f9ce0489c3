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

  // FedEx Freight: FXF 100 rules tariff, item 430, from 2018-01-01: 6 %, at least $126. Dugan Truck Line: item 270, from
  // 2015-10-05: 4 %, at least $35. The amounts are ours.
  it.each([
    ['FedEx Freight', 6, 126, 0.01, 126],
    ['FedEx Freight', 6, 126, 1_000, 126],
    ['FedEx Freight', 6, 126, 2_099.99, 126],
    ['FedEx Freight', 6, 126, 2_100, 126],
    ['FedEx Freight', 6, 126, 2_100.1, 126.01],
    ['FedEx Freight', 6, 126, 5_432.1, 325.93],
    ['FedEx Freight', 6, 126, 99_999.99, 6_000],
    ['Dugan Truck Line', 4, 35, 500, 35],
    ['Dugan Truck Line', 4, 35, 874.87, 35],
    ['Dugan Truck Line', 4, 35, 875, 35],
    ['Dugan Truck Line', 4, 35, 875.13, 35.01],
    ['Dugan Truck Line', 4, 35, 1_250.5, 50.02],
    ['Dugan Truck Line', 4, 35, 12_345.67, 493.83],
    ['no minimum', 3.5, 0, 100, 3.5],
    ['no percentage', 0, 75, 9_999, 75],
  ])('of %s, %d %% and at least $%d, is for $%d $%d', (_, percent, least, amount, fee) => {
    const byPercent = { ...tariff({ COD: cents(least) }), percents_of_cod: { COD: percent } };
    const cod = { amount: cents(amount), isFeeOfConsignee: false };
    const found = rateLtl(byPercent, [...freight], ['COD'], [], cod);
    expect(found).toMatchObject({ total: cents(325 + fee) });
    expect('lines' in found && found.lines.at(-1)).toEqual({
      code: 'COD',
      amount: cents(fee),
      ...(fee > least && { percent }),
    });
  });

  it('costs the shipper nothing where the consignee pays it at the door', () => {
    const byPercent = { ...tariff({ COD: cents(126), LFTD: cents(75) }), percents_of_cod: { COD: 6 } };
    const cod = { amount: cents(5_000), isFeeOfConsignee: true };
    const found = rateLtl(byPercent, [...freight], ['COD', 'LFTD'], [], cod);
    expect(found).toMatchObject({ total: cents(325 + 75) });
    const line = 'lines' in found && found.lines.find(({ code }) => code === 'COD');
    expect(line).toEqual({ code: 'COD', amount: 0, note: { code: 'cod_fee_of_consignee', values: {} } });
  });

  it('raises no other service', () => {
    const byPercent = { ...tariff({ COD: cents(35), LFTD: cents(75) }), percents_of_cod: { COD: 4 } };
    const cod = { amount: cents(10_000), isFeeOfConsignee: false };
    expect(rateLtl(byPercent, [...freight], ['COD', 'LFTD'], [], cod)).toMatchObject({ total: cents(325 + 400 + 75) });
  });

  it('is not there where nothing is collected', () => {
    expect(rateLtl(tariff({ COD: cents(75) }), [...freight], [])).toMatchObject({ total: cents(325) });
  });

  it('leaves a carrier that does not collect without a price', () => {
    const refused = { reason: 'accessorial_not_offered', code: 'COD' };
    expect(rateLtl(tariff({ LFTD: cents(75) }), [...freight], ['COD'])).toEqual(refused);
  });
});
