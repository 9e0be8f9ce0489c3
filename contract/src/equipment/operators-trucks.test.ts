import { describe, expect, it } from 'vitest';
import { modeRefusals } from '../loads/mode-refusals.ts';
import { builtInTrucks } from './built-in-trucks.ts';
import { chooseTruck } from './choose-truck.ts';
import { type Cargo, fits } from './fits.ts';
import { canBeRatedAs, usuallyRatedAs } from './rated-as.ts';
import type { Truck } from './truck.ts';
import { truckFaults } from './truck-faults.ts';
import { addedLike, builtIn, trucksWith } from './truck.fixture.ts';
import { usualTruck, usualTrucks } from './usual-truck.ts';

const cargo = (changes: Partial<Cargo> = {}): Cargo => ({ weight_lb: 2_000, linear_feet: 8, pallets: 2, ...changes });
const codes = (trucks: readonly Truck[]) => trucks.map(({ code }) => code);

describe('the truck of a mode nobody chose one for', () => {
  it('goes by the limits as they are now', () => {
    const trucks = trucksWith([builtIn('CARGO_VAN', { pallets: 1 })]);
    expect(usualTruck(trucks, 'expedited', cargo())?.code).toBe('SPRINTER');
  });

  it.each([
    [['VAN_53'], 'ftl', ['BOX_26', 'VAN_48', 'CURTAIN_53']],
    [['CARGO_VAN'], 'expedited', ['SPRINTER', 'BOX_26', 'VAN_53']],
    [['REEFER_53'], 'reefer', []],
  ] as const)('is another one of the product without %j in %s', (off, mode, expected) =>
    expect(codes(usualTrucks(trucksWith([], off), mode))).toEqual(expected),
  );

  it('is one that was added only where none of the product takes the freight', () => {
    const trucks = trucksWith([addedLike('VAN_53', { pallets: 30, length_ft: 57 })]);
    expect(chooseTruck(trucks, 'ftl', null, cargo())?.truck.code).toBe('VAN_53');
    expect(chooseTruck(trucks, 'ftl', null, cargo({ pallets: 28 }))).toMatchObject({
      truck: { code: 'ADDED' },
      misfits: [],
    });
    const bare = addedLike('POWER_ONLY');
    expect(codes(usualTrucks(trucksWith([bare]), 'ftl'))).toEqual(['VAN_53']);
  });

  it('is none where no truck of the mode is on offer, and the load is refused for it', () => {
    const trucks = trucksWith([], ['REEFER_53']);
    expect(chooseTruck(trucks, 'reefer', null, cargo())).toBeNull();
    const load = { line_items: [], accessorials: [] };
    expect(modeRefusals(trucks, 'reefer', load).map(({ code }) => code)).toContain('equipment.none_offered');
    expect(modeRefusals(trucks, 'ftl', load)).toEqual([]);
  });
});

it('carries tarps on an open deck only where the operator lets it', () => {
  const requested = cargo({ tarps: true });
  expect(fits(builtIn('FLATBED_48', { tarps: false }), requested).reasons).toEqual([{ code: 'tarps' }]);
  expect(fits(builtIn('CONESTOGA_48', { tarps: false }), requested).fits).toBe(true);
});

describe('what an added truck is rated as', () => {
  it.each([
    [{ modes: ['ftl'], max_weight_lb: 9_000, length_ft: 20 }, 'VAN_53'],
    [{ modes: ['expedited'], max_weight_lb: 3_200, length_ft: 12 }, 'SPRINTER'],
    [{ modes: ['expedited', 'ftl'], max_weight_lb: 3_200, length_ft: 12 }, 'BOX_26'],
    [{ modes: ['flatbed'], max_weight_lb: 40_000, length_ft: 50 }, 'FLATBED_53'],
    [{ modes: ['flatbed'], max_weight_lb: 90_000, length_ft: 60 }, 'DOUBLE_DROP'],
    [{ modes: ['ftl', 'flatbed'], max_weight_lb: 40_000, length_ft: 50 }, null],
    [{ modes: ['drayage'], max_weight_lb: 40_000, length_ft: 50 }, null],
  ] as const)('%j: %s', (added, expected) => expect(usuallyRatedAs(builtInTrucks, added)).toBe(expected));

  it('is a truck of the product that moves in all its modes', () => {
    expect(canBeRatedAs({ modes: ['ftl'] }, builtIn('VAN_53'))).toBe(true);
    expect(canBeRatedAs({ modes: ['ftl', 'reefer'] }, builtIn('VAN_53'))).toBe(false);
    expect(canBeRatedAs({ modes: ['ftl'] }, addedLike('VAN_53'))).toBe(false);
  });
});

it.each([
  [addedLike('VAN_53'), []],
  [addedLike('VAN_53', { rated_as: 'REEFER_53' }), ['rated_as_other_mode']],
  [addedLike('VAN_53', { rated_as: 'NO_SUCH' }), ['rated_as_other_mode']],
  [builtIn('VAN_53', { rated_as: 'VAN_48' }), ['rated_by_itself']],
  [addedLike('REEFER_53', { temperature: null }), ['reefer_without_temperature']],
  [builtIn('VAN_53', { modes: ['ftl', 'drayage'] }), ['containers_alone']],
] as const)('%o makes sense but for %j', (truck, expected) =>
  expect(truckFaults(truck, builtInTrucks).map(({ code }) => code)).toEqual(expected.map((one) => `equipment.${one}`)),
);
