import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { handlingUnits } from './handling-units.ts';
import { exceedsCargoLimit, itemInfo, LineItemInput, ratedClass, totals } from './line-item.ts';
import { words as en } from './words/en.ts';

const pallets = {
  commodity: 'Machine parts',
  nmfc_number: '86900-3',
  freight_class: '100',
  handling_unit: 'PAT',
  handling_unit_count: 2,
  packaging_unit: 'CTN',
  packaging_unit_count: 48,
  length: 48,
  width: 40,
  height: 60,
  dimension_unit: 'in',
  weight: 1500,
  weight_unit: 'lb',
  stackable: false,
  hazmat: null,
} as const;

const paint = {
  un_number: 'UN1263',
  proper_shipping_name: 'Paint',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '+1 (800) 424-9300',
} as const;

const codes = (input: unknown) =>
  LineItemInput.safeParse(input).error?.issues.map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.code : issue.code,
  ]);

describe('a line item', () => {
  it('is taken as it is scripted', () =>
    expect(LineItemInput.parse(pallets)).toEqual({
      ...pallets,
      temperature: null,
      net_weight: null,
      unit_value: null,
      hs_code: null,
      country_of_origin: null,
    }));

  it.each(['8471.30', '8471.30.0100', '8471.30.01.00', '847130', '84713001'])('takes the HS code %s', (hs_code) =>
    expect(codes({ ...pallets, hs_code, unit_value: 0.29, country_of_origin: 'CN' })).toBeUndefined(),
  );

  it.each(['84713', '8471300', '8471.3', '8471..30', 'books'])('refuses %s as an HS code', (hs_code) =>
    expect(codes({ ...pallets, hs_code })).toEqual([['hs_code', 'commodities.hs_code_invalid']]),
  );

  it('shows explosives by EX or FC number, stock number or product code, and by nothing else', () => {
    const numbered = (...explosive_numbers: string[]) => codes({ ...pallets, hazmat: { ...paint, explosive_numbers } });
    for (const number of ['EX1999010203', 'EX-8706134', 'ex2012050239', 'FC-APT123456', '1305-01-155-5462', 'DYN-40X8'])
      expect(numbered(number)).toBeUndefined();
    for (const number of ['EX', 'EX-12', 'EX199901020304', 'FC', '1305-01-155', 'dynamite', 'A1', 'a 12 b'])
      expect(numbered('EX1999010203', number)).toEqual([
        ['hazmat.explosive_numbers.1', 'commodities.explosive_number_invalid'],
      ]);
    expect(numbered(...Array.from({ length: 6 }, (_, at) => `EX199901020${at}`))).toEqual([
      ['hazmat.explosive_numbers', 'too_big'],
    ]);
  });

  it('weighs no more without its packaging', () => {
    expect(codes({ ...pallets, net_weight: 1500 })).toBeUndefined();
    expect(codes({ ...pallets, net_weight: 1500.01 })).toEqual([['net_weight', 'commodities.net_weight_above_gross']]);
  });

  it.each(['2145550133', '1-800-424-9300', '+1 703 527 3887', '+52 55 5559 1588', '+49 69 222 25285'])(
    'takes %s as an emergency phone',
    (emergency_phone) => expect(codes({ ...pallets, hazmat: { ...paint, emergency_phone } })).toBeUndefined(),
  );

  it.each(['0000000000', '0123456789', '1234567890', '214555013', '1 000 000 0000', '+49 69 222 25285 123456'])(
    'refuses %s as an emergency phone',
    (emergency_phone) =>
      expect(codes({ ...pallets, hazmat: { ...paint, emergency_phone } })).toEqual([
        ['hazmat.emergency_phone', 'commodities.emergency_phone_invalid'],
      ]),
  );

  it('names each of its hazards once', () => {
    const also = (...subsidiary: string[]) => codes({ ...pallets, hazmat: { ...paint, subsidiary } });
    expect(also('6.1', '8')).toBeUndefined();
    for (const subsidiary of [['3'], ['8', '8']])
      expect(also(...subsidiary)).toEqual([['hazmat.subsidiary', 'commodities.subsidiary_repeated']]);
    expect(also('6.3')).toEqual([['hazmat.subsidiary.0', 'invalid_value']]);
    expect(also('2.1', '4.1', '5.1', '6.1', '8')).toEqual([['hazmat.subsidiary', 'too_big']]);
  });

  it('is worth no more than any freight may be, all its units together', () => {
    const dear = (unit_value: number, change = {}) => codes({ ...pallets, unit_value, ...change });
    expect(dear(1_041_666.66)).toBeUndefined();
    expect(dear(1_041_666.67)).toEqual([['unit_value', 'commodities.line_value_too_large']]);
    // Of two pallets, where no cartons are counted.
    expect(dear(25_000_000, { packaging_unit_count: null })).toBeUndefined();
  });

  it('needs little', () => {
    const little = { commodity: 'Chairs', handling_unit: 'PAT', handling_unit_count: 1, weight: 300 };
    expect(LineItemInput.parse({ ...little, freight_class: '125' })).toMatchObject({
      nmfc_number: null,
      weight_unit: 'lb',
      stackable: false,
      hazmat: null,
    });
    expect(codes(little)).toEqual([['freight_class', 'commodities.class_or_dimensions_missing']]);
  });

  it('can be described to others', () => {
    const schema = z.toJSONSchema(LineItemInput, { io: 'input' });
    expect(schema.required).toEqual(['commodity', 'handling_unit', 'handling_unit_count', 'weight']);
    expect(schema.additionalProperties).toBe(false);
  });

  it('says how hazardous goods are packed', () => {
    expect(codes({ ...pallets, hazmat: paint, packaging_unit: null, packaging_unit_count: null })).toEqual([
      ['packaging_unit', 'commodities.hazmat_packaging_missing'],
      ['packaging_unit_count', 'commodities.hazmat_packaging_missing'],
    ]);
    expect(codes({ ...pallets, hazmat: paint })).toBeUndefined();
  });

  it.each([
    [{ nmfc_number: '123' }, 'nmfc_number', 'commodities.nmfc_too_short'],
    [{ hazmat: { ...paint, un_number: '1263' } }, 'hazmat.un_number', 'commodities.un_number_invalid'],
    [{ hazmat: { ...paint, emergency_phone: '911' } }, 'hazmat.emergency_phone', 'commodities.emergency_phone_invalid'],
    [{ weight: 0 }, 'weight', 'too_small'],
    [{ weight: Number.NaN }, 'weight', 'invalid_type'],
    [{ handling_unit_count: 1.5 }, 'handling_unit_count', 'invalid_type'],
    [{ length: -1 }, 'length', 'too_small'],
    [{ freight_class: '51' }, 'freight_class', 'invalid_value'],
    [{ commodity: 'a\u0000b' }, 'commodity', 'http.not_storable'],
    [{ hs_code: '' }, 'hs_code', 'commodities.hs_code_invalid'],
    [{ unit_value: 0 }, 'unit_value', 'too_small'],
    [{ unit_value: 1.005 }, 'unit_value', 'not_multiple_of'],
    [{ country_of_origin: 'XX' }, 'country_of_origin', 'invalid_value'],
    [{ country_of_origin: 'cn' }, 'country_of_origin', 'invalid_value'],
    [{ colour: 'red' }, '', 'unrecognized_keys'],
  ])('refuses %o', (change, field, code) => {
    expect(codes({ ...pallets, ...change })).toContainEqual([field, code]);
  });

  it('is rated at the class entered, else at the class of its density', () => {
    expect(ratedClass(pallets)).toBe('100');
    expect(ratedClass({ ...pallets, freight_class: null })).toBe('92.5');
    expect(ratedClass({ ...pallets, freight_class: null, height: null })).toBeNull();
    expect(itemInfo(pallets)).toEqual({ density: 11.25, cubic_feet: 133.33, suggested_class: '92.5' });
  });
});

describe('totals', () => {
  it('adds up units, pounds, cubic feet, density and trailer length', () => {
    const crate = { ...pallets, handling_unit_count: 1, length: 121.92, width: 101.6, height: 121.92 };
    const metric = { ...crate, dimension_unit: 'cm', weight: 226.796185, weight_unit: 'kg' } as const;
    expect(totals([pallets, metric])).toEqual({
      handling_units: 3,
      weight_lb: 2000,
      cubic_feet: 186.67,
      density: 10.71,
      linear_feet: 8,
    });
  });

  it('stacks what may be stacked', () => {
    const low = { ...pallets, handling_unit_count: 4, height: 50 };
    expect(totals([low]).linear_feet).toBe(8);
    expect(totals([{ ...low, stackable: true }]).linear_feet).toBe(4);
  });

  it('has no density without volume', () => {
    expect(totals([{ ...pallets, height: null }])).toMatchObject({ weight_lb: 1500, density: null, linear_feet: 0 });
    expect(totals([]).density).toBeNull();
  });

  it('knows what is too much for LTL', () => {
    expect(exceedsCargoLimit(totals([{ ...pallets, weight: 20_000 }]))).toBe(false);
    expect(exceedsCargoLimit(totals([{ ...pallets, weight: 20_001 }]))).toBe(true);
    expect(exceedsCargoLimit(totals([{ ...pallets, handling_unit_count: 40 }]))).toBe(true);
  });
});

it('has a singular and a plural for every handling unit', () => {
  for (const code of handlingUnits) {
    expect(en.handling_units).toHaveProperty(`${code}_one`);
    expect(en.handling_units).toHaveProperty(`${code}_other`);
  }
});
