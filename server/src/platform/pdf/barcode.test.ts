import { bolNumber, ssccNumber } from '@portal/contract/loads/references.ts';
import { expect, it } from 'vitest';
import { barsOf } from './barcode.ts';

const modulesOf = (bars: readonly number[]): number => bars.reduce((total, width) => total + width, 0);

it('encodes digits in pairs, so that a number of 17 or 18 digits stays narrow', () => {
  // Start, FNC1, symbols, check and the stop of 13 modules: 11 each.
  expect(modulesOf(barsOf('gs1-128', `(00)${ssccNumber(0, '0614141', 7)}`))).toBe(11 * 13 + 13);
  expect(modulesOf(barsOf('gs1-128', `(402)${bolNumber('0614141', 7)}`))).toBe(11 * 13 + 13);
});

it('begins and ends with a bar, whatever PRO it says', () => {
  for (const pro of ['0482917357', 'ODFL-123456', '112-3456789']) expect(barsOf('code128', pro).length % 2).toBe(1);
});

it('encodes the same text once', () => {
  expect(barsOf('code128', '123456')).toBe(barsOf('code128', '123456'));
  for (let i = 0; i < 500; i += 1) barsOf('code128', `P${i}`);
  expect(barsOf('code128', '123456')).toEqual(barsOf('code128', '123456'));
});

it('refuses a GS1 number whose check digit is wrong', () => {
  expect(() => barsOf('gs1-128', '(402)06141410000000010')).toThrow(/checksum/i);
});
