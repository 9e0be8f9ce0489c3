// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { expect, it } from 'vitest';
import { nearbyOnly } from './nearby-countries.ts';

const whole = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'), 'utf8'),
);
const near = nearbyOnly(whole);

const outlineOf = (atlas: unknown, name: string) => {
  const { features } = feature(
    atlas as never,
    (atlas as { objects: { countries: never } }).objects.countries,
  ) as unknown as {
    features: { properties: { name: string }; geometry: MultiPolygon | Polygon }[];
  };
  return features.find(({ properties }) => properties.name === name)?.geometry;
};

it.each(['Mexico', 'Canada', 'United States of America', 'Cuba'])('keeps the outline of %s', (name) => {
  const [before, after] = [outlineOf(whole, name), outlineOf(near, name)];
  if (!before || !after) throw new Error(`${name} is missing`);
  expect(after.coordinates).toHaveLength(before.coordinates.length);
  expect(geoArea(after) / geoArea(before)).toBeCloseTo(1, 1);
});

it('leaves the rest of the world out', () => {
  expect(outlineOf(near, 'France')).toBeUndefined();
  expect(JSON.stringify(near).length).toBeLessThan(JSON.stringify(whole).length / 3);
});
