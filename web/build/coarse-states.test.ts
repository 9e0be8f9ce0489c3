// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { expect, it } from 'vitest';
import { coarseStates } from './coarse-states.ts';

const whole = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-10m.json'), 'utf8'));
const coarse = coarseStates(whole);

const statesIn = (atlas: unknown) => {
  const { features } = feature(atlas as never, (atlas as { objects: { states: never } }).objects.states) as unknown as {
    features: { properties: { name: string }; geometry: Polygon | MultiPolygon }[];
  };
  return new Map(features.map(({ properties, geometry }) => [properties.name, geometry]));
};

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

it('keeps every state as large as it was, and none turned inside out', () => {
  const states = statesIn(coarse);
  for (const [name, before] of statesIn(whole)) {
    const after = states.get(name);
    if (!after) throw new Error(`${name} is missing`);
    expect(polygonsOf(after)).toHaveLength(polygonsOf(before).length);
    for (const coordinates of polygonsOf(after)) expect(geoArea({ type: 'Polygon', coordinates })).toBeLessThan(0.1);
    // Islands of a few miles, smaller than a map's dot, may lose more of their shores.
    if (geoArea(before) > 1e-4) expect(geoArea(after) / geoArea(before)).toBeCloseTo(1, 1);
  }
});

it('needs two fifths of the file', () => {
  expect(JSON.stringify(coarse).length).toBeLessThan(JSON.stringify(whole).length / 2.35);
});
