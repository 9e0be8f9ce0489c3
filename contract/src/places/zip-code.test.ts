import { expect, it } from 'vitest';
import { canonicalZipCode, countryOfZipCode, isZipCode, type Country } from './zip-code.ts';

it.each<[string, Country, boolean]>([
  ['60601', 'US', true],
  ['60601-1234', 'US', true],
  ['6060', 'US', false],
  ['60601-12', 'US', false],
  ['M5V 2T6', 'CA', true],
  ['m5v2t6', 'CA', true],
  ['D5V 2T6', 'CA', false],
  ['W5V 2T6', 'CA', false],
  ['M5V-2T6', 'CA', false],
  ['64000', 'MX', true],
  ['64000-1234', 'MX', false],
  ['', 'US', false],
])('"%s" is a postal code of %s: %s', (text, country, answer) => expect(isZipCode(text, country)).toBe(answer));

it('recognizes the country by the shape', () => {
  expect(countryOfZipCode('M5V 2T6')).toBe('CA');
  expect(countryOfZipCode('60601')).toBe('US');
  expect(countryOfZipCode('elsewhere')).toBeNull();
});

it('writes every code one way', () => {
  expect(canonicalZipCode(' m5v2t6 ')).toBe('M5V 2T6');
  expect(canonicalZipCode('60601')).toBe('60601');
});
