import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { barred, cellOf, openCell, openLandGrid } from '../../server/src/features/places/roads/open-land.ts';
import { degreeParts } from '../../server/src/features/places/roads/road-network.ts';
import { readZipTable } from '../../server/src/features/places/zip-table-file.ts';
import { readCity, unlocated } from '../../server/src/features/places/zip-table.ts';
import { readBarriers } from './barriers.ts';
import { openLand } from './land-mask.ts';

const { west, south, east, north, cellsOfDegree } = openLandGrid;
const columns = (east - west) * cellsOfDegree;
const rows = (north - south) * cellsOfDegree;
/** Looks at so many points of a cell, across and up; most of them have to be land. */
const looks = 5;
const leastLand = 0.6;

/** Barriers are followed in so small steps that they leave out no cell they touch. */
const stepsOfCell = 40;

/** The cells of a country that are land. */
const landOf = (country: Country): Uint8Array => {
  const isLand = openLand(country);
  const cells = new Uint8Array(rows * columns);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [lat, lng] = [south + Math.floor(cell / columns) / cellsOfDegree, west + (cell % columns) / cellsOfDegree];
    let land = 0;
    for (let look = 0; look < looks * looks; look += 1) {
      const [up, across] = [Math.floor(look / looks), look % looks];
      land += Number(isLand(lat + (up + 0.5) / looks / cellsOfDegree, lng + (across + 0.5) / looks / cellsOfDegree));
    }
    if (land >= leastLand * looks * looks) cells[cell] = 1;
  }
  return cells;
};

/** How roads wind in each cell: as in the state of the nearest postal area, step by step from all of them at once. */
const spreadWindings = (land: Uint8Array, country: Country, windingOf: (state: string) => number): Float64Array => {
  const windings = new Float64Array(land.length);
  const { lat, lng, cityOf, cities } = readZipTable();
  const queue: number[] = [];
  for (const [at, north] of lat.entries()) {
    const { state, country: home } = readCity(cities[cityOf[at] ?? 0] ?? '');
    const cell = north === unlocated ? -1 : cellOf({ lat: north / degreeParts, lng: (lng[at] ?? 0) / degreeParts });
    if (home !== country || cell < 0 || windings[cell] !== 0) continue;
    windings[cell] = windingOf(state);
    queue.push(cell);
  }
  for (let next = 0; next < queue.length; next += 1) {
    const cell = queue[next] ?? 0;
    for (const near of [cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (windings[near] !== 0 || land[near] !== 1) continue;
      windings[near] = windings[cell] ?? 0;
      queue.push(near);
    }
  }
  return windings;
};

/** Bars the cells along a line, with one beside each corner that two of them share, so that no way slips between. */
const barAlong = (cells: Uint8Array, line: readonly { lat: number; lng: number }[]): void => {
  let last = -1;
  for (const [at, to] of line.entries()) {
    const from = line[at - 1] ?? to;
    const steps = Math.ceil(Math.hypot(to.lat - from.lat, to.lng - from.lng) * cellsOfDegree * stepsOfCell) + 1;
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const cell = cellOf({ lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share });
      if (cell < 0) continue;
      const beside = Math.floor(cell / columns) * columns + (last % columns);
      cells[cell] = barred;
      if (last >= 0) cells[beside] = barred;
      last = cell;
    }
  }
};

/** Where local roads may be, as the file has it. */
export const drawOpenLand = (windingOf: (state: string) => number): Uint8Array => {
  const cells = new Uint8Array(rows * columns);
  for (const country of countries) {
    const land = landOf(country);
    for (const [cell, winding] of spreadWindings(land, country, windingOf).entries())
      if (land[cell] === 1 && winding > 0) cells[cell] = openCell(country, winding);
  }
  for (const line of readBarriers()) barAlong(cells, line);
  return cells;
};
