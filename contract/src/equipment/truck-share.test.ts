import { expect, it } from 'vitest';
import { truckSharePercent } from './truck-share.ts';
import { builtIn } from './truck.fixture.ts';

it.each([
  [{ weight_lb: 9_000, linear_feet: 10, pallets: 4 }, 20],
  [{ weight_lb: 4_500, linear_feet: 26.5, pallets: 4 }, 50],
  [{ weight_lb: 4_500, linear_feet: 10, pallets: 13 }, 50],
  [{ weight_lb: 4_501, linear_feet: 0 }, 11],
  [{ weight_lb: 60_000, linear_feet: 10, pallets: 4 }, 100],
])('%o takes %d percent of a 53 ft van', (cargo, percent) =>
  expect(truckSharePercent(builtIn('VAN_53'), cargo)).toBe(percent),
);

it('goes by weight where a truck has no floor of its own', () =>
  expect(truckSharePercent(builtIn('POWER_ONLY'), { weight_lb: 9_000, linear_feet: 50, pallets: 26 })).toBe(20));
