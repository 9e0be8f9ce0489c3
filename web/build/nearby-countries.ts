import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { onGrid, type Step } from './coarse-grid.ts';

type Geometry = { arcs: unknown; properties?: { name?: string } };
type Atlas = {
  arcs: Step[][];
  objects: Record<string, { geometries: Geometry[] }>;
  transform: { scale: Step; translate: Step };
};

/** Degrees between the lines that corners of an outline lie on; the source is right to about half a degree. */
const gridDegrees = 0.05;

/**
 * Who is drawn around the states. The coarse outline of the United States lies below its own states:
 * it fills the seams along the borders.
 */
const nearby = new Set(
  'Canada,Mexico,United States of America,Guatemala,Belize,Honduras,El Salvador,Nicaragua,Cuba,Bahamas,Jamaica,Haiti,Dominican Rep.'.split(
    ',',
  ),
);

/** A topology with the countries that maps of this product show, and only the outlines those need. */
export const nearbyOnly = ({ arcs, objects, ...rest }: Atlas): Atlas => {
  const kept: Step[][] = [];
  const numbers = new Map<number, number>();
  const renumbered = (arc: number): number => {
    // A negative number means the same outline, walked backwards.
    const index = arc < 0 ? ~arc : arc;
    const known = numbers.get(index) ?? kept.push(arcs[index] ?? []) - 1;
    numbers.set(index, known);
    return arc < 0 ? ~known : known;
  };
  const walk = (value: unknown): unknown => (Array.isArray(value) ? value.map(walk) : renumbered(value as number));
  const countries = objects['countries']?.geometries ?? [];
  const geometries = countries
    .filter(({ properties }) => nearby.has(properties?.name ?? ''))
    .map((country) => ({ ...country, arcs: walk(country.arcs) }));
  return onGrid({ ...rest, objects: { countries: { ...objects['countries'], geometries } }, arcs: kept }, gridDegrees);
};

/** Leaves four fifths of the world out of the build. */
export const nearbyCountries = (): Plugin => ({
  name: 'nearby-countries',
  enforce: 'pre',
  load: {
    filter: { id: /world-atlas[\\/]countries-110m\.json$/ },
    handler: (id) => JSON.stringify(nearbyOnly(JSON.parse(readFileSync(id, 'utf8')) as Atlas)),
  },
});
