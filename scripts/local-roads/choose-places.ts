import type { Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { hasRoad } from '../../server/src/features/places/refuse-without-road.ts';
import type { RoadSource } from '../../server/src/features/places/roads/read-road-sources.ts';
import { degreeParts } from '../../server/src/features/places/roads/road-network.ts';
import { readZipTable } from '../../server/src/features/places/zip-table-file.ts';
import { codeText, readCity, unlocated } from '../../server/src/features/places/zip-table.ts';

type Point = { lat: number; lng: number };
type Town = Point & { state: string; areas: number };
/** An end of local roads, in ten-thousandths of a degree: a node of a main road, or a town beside them. */
export type RoadEnd = Point & { node: number | null; state: string };

/** A town so near a main road is reached by it. */
const besideMiles = 8;
/** Ends on main roads, and towns beside them, lie at least so far from each other. */
const apartMiles = { main: 28, town: 18 };

/** Alaska's roads are few, and all of them are corridors. */
const alaskaStaysOut = { services: { settings: { get: () => false as never } } };

/** The towns with a road, in the middle of their postal areas, those with most areas first. */
const townsOf = (country: Country): Town[] => {
  const { codes, lat, lng, cityOf, cities, areasOf } = readZipTable();
  const towns = new Map<number, { lat: number; lng: number; count: number; zip: string }>();
  for (const [at, code] of codes.entries()) {
    if (lat[at] === unlocated) continue;
    const city = cityOf[at] ?? 0;
    const sum = towns.get(city) ?? { lat: 0, lng: 0, count: 0, zip: codeText(code) };
    sum.lat += (lat[at] ?? 0) / degreeParts;
    sum.lng += (lng[at] ?? 0) / degreeParts;
    sum.count += 1;
    towns.set(city, sum);
  }
  return [...towns]
    .flatMap(([city, { lat: north, lng: east, count, zip }]) => {
      const { state, country: home } = readCity(cities[city] ?? '');
      if (home !== country || !hasRoad(alaskaStaysOut, { zip_code: zip, state, country })) return [];
      return [{ lat: north / count, lng: east / count, state, areas: areasOf[city] ?? 0 }];
    })
    .toSorted((a, b) => b.areas - a.areas || a.lat - b.lat || a.lng - b.lng);
};

/** Points by degree, so that those near a place are found without looking at all. */
export const openNearby = <T>() => {
  const cells = new Map<string, { point: Point; of: T }[]>();
  const nearby = ({ lat, lng }: Point) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => cells.get(`${Math.floor(lat) + dy},${Math.floor(lng) + dx}`) ?? []),
    );
  return {
    nearby,
    add: (point: Point, of: T) => {
      const key = `${Math.floor(point.lat)},${Math.floor(point.lng)}`;
      cells.set(key, [...(cells.get(key) ?? []), { point, of }]);
    },
    nearest: (place: Point) => {
      let found: { of: T; miles: number } | undefined;
      for (const { point, of } of nearby(place)) {
        const miles = greatCircleMiles(point, place);
        if (miles < (found?.miles ?? Number.POSITIVE_INFINITY)) found = { of, miles };
      }
      return found;
    },
  };
};

const inDegrees = ({ lat, lng }: Point): Point => ({ lat: lat / degreeParts, lng: lng / degreeParts });
const inParts = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * degreeParts),
  lng: Math.round(lng * degreeParts),
});

/** The ends of local roads in a country: towns, and the main roads where they pass a town. */
export const chooseEnds = (country: Country, { points, edges }: RoadSource): RoadEnd[] => {
  const mainRoads = openNearby<number>();
  for (const node of new Set(edges.flatMap(({ from, to }) => [from, to]))) {
    const point = points[node];
    if (point) mainRoads.add(inDegrees(point), node);
  }
  const ends: RoadEnd[] = [];
  const chosen = openNearby<number>();
  const choose = (point: Point, end: RoadEnd, apart: number): void => {
    if ((chosen.nearest(point)?.miles ?? Number.POSITIVE_INFINITY) < apart) return;
    chosen.add(point, ends.push(end));
  };
  const towns = townsOf(country).map((town) => ({ town, road: mainRoads.nearest(town) }));
  for (const { town, road } of towns) {
    const point = road && road.miles <= besideMiles ? points[road.of] : undefined;
    if (road && point) choose(inDegrees(point), { ...point, node: road.of, state: town.state }, apartMiles.main);
  }
  for (const { town, road } of towns) {
    if (road && road.miles <= besideMiles) continue;
    choose(town, { ...inParts(town), node: null, state: town.state }, apartMiles.town);
  }
  return ends;
};
