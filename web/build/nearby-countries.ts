import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Geometry = { arcs: unknown; properties?: { name?: string } };
type Atlas = { arcs: unknown[]; objects: Record<string, { geometries: Geometry[] }> };

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
  const kept: unknown[] = [];
  const numbers = new Map<number, number>();
  const renumbered = (arc: number): number => {
    // A negative number means the same outline, walked backwards.
    const index = arc < 0 ? ~arc : arc;
    const known = numbers.get(index) ?? kept.push(arcs[index]) - 1;
    numbers.set(index, known);
    return arc < 0 ? ~known : known;
  };
  const walk = (value: unknown): unknown => (Array.isArray(value) ? value.map(walk) : renumbered(value as number));
  const countries = objects['countries']?.geometries ?? [];
  const geometries = countries
    .filter(({ properties }) => nearby.has(properties?.name ?? ''))
    .map((country) => ({ ...country, arcs: walk(country.arcs) }));
  return { ...rest, objects: { countries: { ...objects['countries'], geometries } }, arcs: kept };
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
