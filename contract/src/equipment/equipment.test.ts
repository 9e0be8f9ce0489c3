import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInTrucks } from './built-in-trucks.ts';
import { truckTypes, type TruckTypeCode } from './data/truck-types.ts';
import { type Cargo, fits } from './fits.ts';
import { convertTemperature, fahrenheit } from './degrees.ts';
import { TemperatureRange } from './temperature.ts';
import { TruckTypeCode as TruckTypeCodeSchema } from './truck-type-schema.ts';
import { builtIn } from './truck.fixture.ts';
import { trucksOf } from './truck-types.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const codes = truckTypes.map(({ code }) => code);
const pallets = (count: number, weight_lb: number): Cargo => ({ weight_lb, linear_feet: count * 2, pallets: count });
const judged = (code: TruckTypeCode, cargo: Cargo) => fits(builtIn(code), cargo);
const reasons = (code: TruckTypeCode, cargo: Cargo) => judged(code, cargo).reasons.map((reason) => reason.code);

describe('the truck types', () => {
  it.each([en, es])('have a name each, once', (words) => {
    expect(Object.keys(words.truck_types).sort()).toEqual([...codes].sort());
    for (const code of codes) expect(TruckTypeCodeSchema.parse(code)).toBe(code);
  });

  it('are listed by mode, and none stands for less-than-truckload', () => {
    expect(trucksOf(builtInTrucks, 'reefer').map(({ code }) => code)).toEqual(['REEFER_53']);
    expect(trucksOf(builtInTrucks, 'expedited').map(({ code }) => code)).toEqual([
      'CARGO_VAN',
      'SPRINTER',
      'BOX_26',
      'VAN_48',
      'VAN_53',
    ]);
    expect(trucksOf(builtInTrucks, 'ltl')).toEqual([]);
  });
});

describe('whether a truck can carry freight', () => {
  it.each([
    ['VAN_53', pallets(26, 45_000), []],
    ['VAN_53', pallets(27, 45_001), ['weight', 'length', 'pallets']],
    ['BOX_26', pallets(12, 10_000), []],
    ['BOX_26', pallets(13, 9_000), ['pallets']],
    ['SPRINTER', pallets(3, 3_500), []],
    ['CARGO_VAN', pallets(3, 3_100), ['weight', 'pallets']],
    ['HOTSHOT_40', pallets(4, 16_501), ['weight']],
    ['TANKER', pallets(1, 1_000), ['pallets']],
    ['POWER_ONLY', pallets(30, 40_000), []],
    ['FLATBED_48', { ...pallets(10, 30_000), tarps: true }, []],
    ['CHASSIS_40', { ...pallets(10, 30_000), tarps: true }, ['tarps']],
    ['VAN_53', { ...pallets(10, 30_000), tarps: true }, []],
  ] as [TruckTypeCode, Cargo, string[]][])('%s and %o: %j', (code, cargo, expected) => {
    expect(reasons(code, cargo)).toEqual(expected);
    expect(judged(code, cargo).fits).toBe(expected.length === 0);
  });

  it('says how much is asked and how much it can', () => {
    expect(judged('BOX_26', pallets(2, 12_000)).reasons).toEqual([
      { code: 'weight', limit: 10_000, requested: 12_000 },
    ]);
  });

  it.each([
    [{ min: 34, max: 38, unit: 'F' }, []],
    [{ min: -10, max: 0, unit: 'C' }, []],
    [{ min: -40, max: -25, unit: 'F' }, ['too_cold']],
    [{ min: 75, max: 80, unit: 'F' }, ['too_warm']],
    [{ min: -25, max: -20, unit: 'F' }, []],
  ] as [TemperatureRange, string[]][])('a reefer holds %o: %j', (temperature, expected) =>
    expect(reasons('REEFER_53', { ...pallets(10, 30_000), temperature })).toEqual(expected),
  );

  it('holds no temperature without a cooling unit', () =>
    expect(reasons('VAN_53', { ...pallets(1, 900), temperature: { min: 34, max: 38, unit: 'F' } })).toEqual([
      'not_cooled',
    ]));

  it('a large piece stays outside a van, and needs a permit on a deck', () => {
    const piece = { length_in: 200, width_in: 118, height_in: 90 };
    const cargo = { ...pallets(0, 20_000), piece };
    expect(reasons('VAN_53', cargo)).toEqual(['piece']);
    expect(judged('FLATBED_53', cargo)).toEqual({ fits: true, reasons: [], needs_permit: true });
    expect(judged('FLATBED_53', { ...cargo, piece: { ...piece, width_in: 102 } }).needs_permit).toBe(false);
    expect(judged('FLATBED_53', { ...cargo, piece: { ...piece, width_in: 96, height_in: 115 } }).needs_permit).toBe(
      true,
    );
    expect(judged('STEP_DECK_53', { ...cargo, piece: { ...piece, width_in: 96, height_in: 115 } }).needs_permit).toBe(
      false,
    );
  });

  it('never turns away less for what it took more of, and names every reason in both languages', () => {
    const code = fc.constantFrom(...codes);
    const amount = fc.record({
      weight_lb: fc.integer({ min: 1, max: 60_000 }),
      linear_feet: fc.integer({ min: 1, max: 60 }),
      pallets: fc.integer({ min: 0, max: 30 }),
      tarps: fc.boolean(),
    });
    fc.assert(
      fc.property(code, amount, fc.integer({ min: 0, max: 20_000 }), (truck, cargo, less) => {
        const whole = judged(truck, cargo);
        const part = judged(truck, { ...cargo, weight_lb: Math.max(1, cargo.weight_lb - less) });
        if (whole.fits) expect(part.fits).toBe(true);
        for (const reason of whole.reasons) {
          expect(en.misfits[reason.code]).toBeTruthy();
          expect(es.misfits[reason.code]).toBeTruthy();
        }
      }),
    );
  });
});

describe('temperature', () => {
  it('is in Fahrenheit where no unit is said', () => {
    expect(TemperatureRange.parse({ min: 34, max: 38 })).toEqual({ min: 34, max: 38, unit: 'F' });
    expect(fahrenheit(-20, 'C')).toBe(-4);
  });

  it('has its order', () => {
    expect(TemperatureRange.safeParse({ min: 38, max: 34 }).error?.issues[0]).toMatchObject({
      path: ['max'],
      params: { code: 'equipment.temperature_order' },
    });
    expect(TemperatureRange.safeParse({ min: 34, max: 34 }).success).toBe(true);
  });

  it('converts there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 150, noNaN: true }), (degrees) => {
        expect(convertTemperature(convertTemperature(degrees, 'F', 'C'), 'C', 'F')).toBeCloseTo(degrees, 9);
        expect(convertTemperature(degrees, 'C', 'C')).toBe(degrees);
      }),
    );
  });
});
