import { readFileSync } from 'node:fs';
import type { ZipTable } from './zip-table.ts';

/** Where the table lies; `npm run zip-table` writes it again from the packages it is made of. */
export const zipTableFile = new URL('./data/zip-table.bin', import.meta.url);

const wordBytes = 4;

/** The table as a file: the number of areas and of cities, its columns, widest first, and by line the cities' texts, then the zones. */
export const encodeZipTable = ({ codes, lat, lng, cityOf, areasOf, zoneOf, cities, zones }: ZipTable): Buffer => {
  const columns = [Uint32Array.of(codes.length, cities.length), codes, lat, lng, cityOf, areasOf, zoneOf];
  const bytes = columns.map((column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength));
  return Buffer.concat([...bytes, Buffer.from([...cities, ...zones].join('\n'))]);
};

/** Reads the file; its columns are used where they lie, which takes a few milliseconds and its own size of memory. */
export const readZipTable = (): ZipTable => {
  const { buffer, byteLength } = Uint8Array.from(readFileSync(zipTableFile));
  const [areas = 0, count = 0] = new Uint32Array(buffer, 0, 2);
  let at = 2 * wordBytes;
  const next = (length: number, bytes: number): [ArrayBuffer, number, number] => {
    const column: [ArrayBuffer, number, number] = [buffer, at, length];
    at += length * bytes;
    return column;
  };
  const codes = new Uint32Array(...next(areas, wordBytes));
  const lat = new Int32Array(...next(areas, wordBytes));
  const lng = new Int32Array(...next(areas, wordBytes));
  const cityOf = new Uint16Array(...next(areas, wordBytes / 2));
  const areasOf = new Uint16Array(...next(count, wordBytes / 2));
  const zoneOf = new Uint8Array(...next(areas, 1));
  const texts = Buffer.from(buffer, at, byteLength - at)
    .toString()
    .split('\n');
  return { codes, lat, lng, cityOf, areasOf, zoneOf, cities: texts.slice(0, count), zones: texts.slice(count) };
};
