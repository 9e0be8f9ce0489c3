import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Country } from '@portal/contract/places/zip-code.ts';

/** Where a country is land, by cells of a hundredth of a degree. */
export type IsLand = (lat: number, lng: number) => boolean;

/** Outlines that are cut along the shores of the sea and the Great Lakes; those of Natural Earth run across the lakes. */
const outlines: Record<Country, { file: string; object: string; id?: string }> = {
  US: { file: 'us-atlas/counties-10m.json', object: 'nation' },
  CA: { file: 'world-atlas/countries-10m.json', object: 'countries', id: '124' },
  MX: { file: 'world-atlas/countries-10m.json', object: 'countries', id: '484' },
};

const cellsOfDegree = 100;
const [west, south, east, north] = [-142, 14, -52, 62];
const columns = (east - west) * cellsOfDegree;
const rows = (north - south) * cellsOfDegree;

const ringsOf = (country: Country): GeoJSON.Position[][] => {
  const { file, object, id } = outlines[country];
  const url = new URL(`../../node_modules/${file}`, import.meta.url);
  const topology = JSON.parse(readFileSync(url, 'utf8')) as Topology;
  const named = topology.objects[object];
  if (!named) throw new Error(`${file} has no ${object}`);
  const found = feature(topology, named);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features
    .filter((one) => id === undefined || one.id === id)
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    });
};

/** Where rings cross the middle of each row, from west to east. */
const crossingsOf = (rings: readonly GeoJSON.Position[][]): number[][] => {
  const crossings = Array.from({ length: rows }, () => new Array<number>());
  const middle = (row: number): number => south + (row + 0.5) / cellsOfDegree;
  for (const ring of rings) {
    for (const [at, [x2 = 0, y2 = 0]] of ring.entries()) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [x2, y2];
      const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)];
      const first = Math.max(0, Math.ceil((low - south) * cellsOfDegree - 0.5));
      for (let row = first; row < rows && middle(row) < high; row += 1)
        crossings[row]?.push(x1 + ((x2 - x1) * (middle(row) - y1)) / (y2 - y1));
    }
  }
  return crossings.map((row) => row.toSorted((a, b) => a - b));
};

export const openLand = (country: Country): IsLand => {
  const land = new Uint8Array(rows * columns);
  for (const [row, crossings] of crossingsOf(ringsOf(country)).entries()) {
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(((crossings[at] ?? 0) - west) * cellsOfDegree - 0.5));
      const to = Math.min(columns, Math.ceil(((crossings[at + 1] ?? 0) - west) * cellsOfDegree - 0.5));
      if (from < to) land.fill(1, row * columns + from, row * columns + to);
    }
  }
  return (lat, lng) =>
    land[Math.floor((lat - south) * cellsOfDegree) * columns + Math.floor((lng - west) * cellsOfDegree)] === 1;
};
