import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildZipTable } from './build-zip-table.ts';
import { encodeZipTable, readZipTable, zipTableFile } from './zip-table-file.ts';

const table = buildZipTable();

it('holds every postal area once, in order', () => {
  expect(table.codes.length).toBe(76_014);
  expect(table.codes.every((code, i) => i === 0 || code > (table.codes[i - 1] ?? 0))).toBe(true);
});

it('is what the file holds', () => {
  expect(encodeZipTable(table).equals(readFileSync(zipTableFile))).toBe(true);
  expect(readZipTable()).toEqual(table);
});
