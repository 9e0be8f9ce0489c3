import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const written = async (cell: string): Promise<string> =>
  (await writeCsv([[cell]])).toString().replace('\uFEFF', '').replace(/\r\n$/, '');

it.each(['=1', '+1', '-1', '@a', '|a', '\ta', '\ra', '\na', ' =1', '\t=1', '\uFF1D1', "=cmd|'/C calc'!A0"])(
  'makes a text of %j',
  async (cell) => {
    expect((await written(cell)).replaceAll('"', '')).toBe(`'${cell}`);
  },
);

it.each(['1', 'a=b', 'Dallas, TX', 'say "so"'])('leaves %j what it is', async (cell) => {
  expect((await written(cell)).replace(/^"(.*)"$/, '$1').replaceAll('""', '"')).toBe(cell);
});
