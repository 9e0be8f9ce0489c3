// @vitest-environment node
import { states } from '@portal/contract/places/data/states.ts';
import { geoArea } from 'd3-geo';
import { expect, it } from 'vitest';
import { drawStates } from './drawn-states.ts';
import { mapSize } from './map-size.ts';
import { stateShapes } from './state-shapes.ts';

const codesOf = (country: 'US' | 'MX', shapes: Awaited<ReturnType<typeof stateShapes>>) =>
  shapes.flatMap(({ properties }) => (properties.country === country ? [properties.code] : [])).toSorted();

it('has every state of Mexico and the contiguous ones of the United States', async () => {
  const shapes = await stateShapes();
  expect(codesOf('MX', shapes)).toEqual(states.MX.map(({ code }) => code).toSorted());
  expect(codesOf('US', shapes)).toHaveLength(49);
  expect(codesOf('US', shapes)).not.toContain('AK');
});

it('turns no outline inside out', async () => {
  for (const shape of await stateShapes()) expect(geoArea(shape)).toBeLessThan(0.1);
});

it('draws all of them on the map, the largest states as the largest', async () => {
  const drawn = drawStates(await stateShapes());
  const byArea = drawn.toSorted((one, other) => other.area - one.area).map(({ code }) => code);
  expect(byArea.slice(0, 2)).toEqual(['TX', 'CA']);
  expect(byArea.find((code) => states.MX.some((state) => state.code === code))).toBe('CHH');
  for (const { middle } of drawn) {
    expect(middle[0]).toBeGreaterThan(0);
    expect(middle[0]).toBeLessThan(mapSize.width);
    expect(middle[1]).toBeGreaterThan(0);
    expect(middle[1]).toBeLessThan(mapSize.height);
  }
}, 60_000);
