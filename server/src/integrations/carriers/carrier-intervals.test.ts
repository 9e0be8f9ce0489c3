import { expect, it } from 'vitest';
import { carrierIntervals } from './port-of-carrier.ts';

it.each([
  [null, { feedSeconds: 60, paperSeconds: 600 }],
  [{ speed: 1 }, { feedSeconds: 60, paperSeconds: 2 }],
  [{ speed: 86.4 }, { feedSeconds: 20, paperSeconds: 2 }],
  [{ speed: 864 }, { feedSeconds: 2, paperSeconds: 2 }],
  [{ speed: 100_000 }, { feedSeconds: 2, paperSeconds: 2 }],
])('asks carriers of simulators %j every %j', (simulators, seconds) => {
  expect(carrierIntervals(simulators)).toEqual(seconds);
});
