import { expect, it } from 'vitest';
import { builtInTrucks } from './built-in-trucks.ts';
import type { Cargo } from './fits.ts';
import { usualTruck } from './usual-truck.ts';

const cargo = (changes: Partial<Cargo> = {}): Cargo => ({ weight_lb: 2_000, linear_feet: 8, pallets: 2, ...changes });
const tall = { length_in: 96, width_in: 96, height_in: 118 };
const wide = { length_in: 96, width_in: 120, height_in: 96 };

it.each([
  ['ftl', cargo(), 'VAN_53'],
  ['ftl', cargo({ weight_lb: 46_000 }), undefined],
  ['expedited', cargo(), 'CARGO_VAN'],
  ['expedited', cargo({ pallets: 3 }), 'SPRINTER'],
  ['expedited', cargo({ pallets: 10, weight_lb: 9_000, linear_feet: 20 }), 'BOX_26'],
  ['expedited', cargo({ pallets: 10, weight_lb: 19_000, linear_feet: 20 }), 'VAN_53'],
  ['reefer', cargo({ temperature: { min: 34, max: 38, unit: 'F' } }), 'REEFER_53'],
  ['flatbed', cargo({ linear_feet: 50 }), 'FLATBED_53'],
  ['flatbed', cargo({ piece: tall }), 'STEP_DECK_53'],
  ['flatbed', cargo({ piece: wide }), 'FLATBED_48'],
  ['ltl', cargo(), undefined],
  ['drayage', cargo(), undefined],
] as const)('%s with %o is quoted with %s', (mode, freight, code) =>
  expect(usualTruck(builtInTrucks, mode, freight)?.code).toBe(code),
);
