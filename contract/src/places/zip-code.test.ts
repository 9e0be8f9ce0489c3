import { expect, it } from 'vitest';
import { ZipCode } from './postal.ts';
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

it.each(['60601', '60601-1234', 'M5V 2T6', 'm5v2t6', '64000'])('%s may be sent', (text) =>
  expect(ZipCode.safeParse(text).success).toBe(true),
);

it.each(['D1A 1A1', 'W1A 1A1', 'A1D 1A1', 'A1A 1O1', 'a1a 1u1', 'A1A-1A1', '6060', '60601-12', '606011234', ''])(
  '%s, which no country has, is refused on the wire',
  (text) => expect(ZipCode.safeParse(text).success).toBe(false),
);
