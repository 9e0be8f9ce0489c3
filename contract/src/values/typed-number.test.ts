import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

/** Text, and what it means in both languages: a number, none (null), or two with the first by the screens' format. */
type Meaning = number | null | readonly [number, number];
const inBoth: readonly (readonly [string, Meaning])[] = [
  ['0', 0],
  ['7', 7],
  ['1860', 1860],
  ['48,5', 48.5],
  ['48.5', 48.5],
  ['0,75', 0.75],
  ['0.75', 0.75],
  [',75', 0.75],
  ['.75', 0.75],
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['12.345,678', 12_345.678],
  ['12,345.678', 12_345.678],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['1,234,567.8', 1_234_567.8],
  ['1 234', 1234],
  ['1 234,5', 1234.5],
  ['1\u00a0234.5', 1234.5],
  ["1'234,5", 1234.5],
  ['1\u2019234.5', 1234.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1234,567', 1234.567],
  ['1234.567', 1234.567],
  ['12345,678', 12_345.678],
  ['1.2345', 1.2345],
  ['48.', 48],
  ['48,', 48],
  ['$1,234.50', 1234.5],
  ['$ 12,50', 12.5],
  ['-5', -5],
  ['\u22125', -5],
  ['-0,5', -0.5],
  ['-1.234,5', -1234.5],
  ['007', 7],
  ['1,234,56', null],
  ['1.234.56', null],
  ['12,34,567', null],
  ['1,23.5', null],
  ['1.23,5', null],
  ['1,234.567.890', null],
  ['1.2.3', null],
  ['1,2,3', null],
  ['', null],
  ['-', null],
  ['.', null],
  [',', null],
  ['$', null],
  ['heavy', null],
  ['12 kg', null],
  ['1e3', null],
  ['NaN', null],
  ['--5', null],
  ['5-', null],
  ['1,,5', null],
  ['1.,5', null],
  ['1.234', [1.234, 1234]],
  ['12.345', [12.345, 12_345]],
  ['-1.234', [-1.234, -1234]],
];
const inEnglish: typeof inBoth = [
  ['1,234', 1234],
  ['12,345', 12_345],
  ['999,999', 999_999],
  ['-1,234', -1234],
  ['1,2345', null],
];
const inSpanish: typeof inBoth = [
  ['1,234', [1234, 1.234]],
  ['12,345', [12_345, 12.345]],
  ['999,999', [999_999, 999.999]],
  ['-1,234', [-1234, -1.234]],
  ['1,2345', 1.2345],
];
const ofWholeNumbers: typeof inBoth = [
  ['1,234', 1234],
  ['1.234', 1234],
  ['12.345', 12_345],
  ['48,5', 48.5],
  ['0.125', 0.125],
  ['1234', 1234],
];

const meaningOf = (text: string, language: 'en' | 'es', isWhole = false): Meaning => {
  const read = readTypedNumber(text, language, isWhole);
  return read && (read.other === null ? read.value : [read.value, read.other]);
};

describe('typed numbers', () => {
  it.each(inBoth)('reads %j alike in both languages', (text, meaning) => {
    expect([meaningOf(text, 'en'), meaningOf(text, 'es')]).toEqual([meaning, meaning]);
  });
  it.each(inEnglish)('reads %j in English', (text, meaning) => expect(meaningOf(text, 'en')).toEqual(meaning));
  it.each(inSpanish)('reads %j in Spanish', (text, meaning) => expect(meaningOf(text, 'es')).toEqual(meaning));
  it.each(ofWholeNumbers)('has no doubt about %j where numbers are whole', (text, meaning) => {
    expect([meaningOf(text, 'en', true), meaningOf(text, 'es', true)]).toEqual([meaning, meaning]);
  });

  it('reads each number back that screens, spreadsheets or continental accounts write', () => {
    const cents = fc.integer({ min: -999_999_999, max: 999_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom('en', 'es'), (hundredths, language) => {
        const value = hundredths / 100;
        const screen = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
        const continental = value.toLocaleString('de-DE', { minimumFractionDigits: 2 });
        for (const text of [screen, String(value), continental]) {
          expect(readTypedNumber(text, language)?.value).toBe(value);
        }
      }),
    );
  });

  it('gives any text a finite number or none', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ '), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'es'), fc.boolean(), (typed, language, isWhole) => {
        const read = readTypedNumber(typed, language, isWhole);
        if (read) expect([read.value, read.other ?? 0].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
