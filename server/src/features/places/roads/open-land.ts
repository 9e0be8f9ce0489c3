import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { isOverWater } from './waters.ts';

type Point = { lat: number; lng: number };

/** Where local roads may be: cells of a twentieth of a degree over the three countries. */
export const openLandGrid = { west: -142, south: 14, east: -52, north: 62, cellsOfDegree: 20 } as const;
const { west, south, east, north, cellsOfDegree } = openLandGrid;
const columns = (east - west) * cellsOfDegree;
const rows = (north - south) * cellsOfDegree;

/** `npm run local-roads` writes it. */
export const openLandFile = new URL('./data/open-land.bin', import.meta.url);

export const barred = 0;
const windings = 64;

/** A cell of a country as a byte: which country, and how roads wind there beside the straight line, in hundredths. */
export const openCell = (country: Country, winding: number): number =>
  (countries.indexOf(country) + 1) * windings + Math.min(windings - 1, Math.round((winding - 1) * 100));

/** The number of the cell of a place; -1 outside. */
export const cellOf = ({ lat, lng }: Point): number => {
  const [row, column] = [Math.floor((lat - south) * cellsOfDegree), Math.floor((lng - west) * cellsOfDegree)];
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
};

let cells: Uint8Array | undefined;
const openCells = (): Uint8Array => (cells ??= inflateSync(readFileSync(openLandFile)));

const stepMiles = 0.5;

/**
 * How much local roads wind between two places of a country, beside the straight line; null where water, a range, a canyon
 * or another country lies between. The cells of both places themselves count as open.
 */
export const windingBetween = (from: Point, to: Point): number | null => {
  if (isOverWater(from, to)) return null;
  const land = openCells();
  const steps = Math.max(1, Math.ceil(greatCircleMiles(from, to) / stepMiles));
  const [first, last] = [cellOf(from), cellOf(to)];
  let [country, sum, count] = [0, 0, 0];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const cell = cellOf({ lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share });
    const value = land[cell] ?? barred;
    if (value === barred) {
      if (cell === first || cell === last) continue;
      return null;
    }
    const home = Math.floor(value / windings);
    if (country !== 0 && home !== country) return null;
    country = home;
    sum += 1 + (value % windings) / 100;
    count += 1;
  }
  return count === 0 ? null : sum / count;
};
