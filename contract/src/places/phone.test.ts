import { expect, it } from 'vitest';
import { normalPhone, phoneDigits, readablePhone, tenDigits } from './phone.ts';

it.each([
  ['1 312 555 0142', 'US', '13125550142'],
  ['+1 (312) 555-0142', 'US', '13125550142'],
  ['312.555.0142', 'US', '13125550142'],
  ['2 312 555 0142', 'US', null],
  ['555 0142', 'US', null],
  ['81 8358 1234', 'MX', '8183581234'],
  ['1 81 8358 1234', 'MX', null],
  ['416-555-0142', 'CA', '4165550142'],
  ['call me', 'CA', null],
  ['', 'US', null],
])('"%s" in %s is %s', (phone, country, digits) => expect(normalPhone(phone, country)).toBe(digits));

it('says how many digits a country wants', () => {
  expect(phoneDigits('US')).toBe(11);
  expect(phoneDigits('MX')).toBe(10);
});

it('gives carriers ten digits and people a readable number', () => {
  expect(tenDigits('+1 (312) 555-0142')).toBe('3125550142');
  expect(readablePhone('13125550142')).toBe('(312) 555-0142');
  expect(readablePhone('52 81 8358 1234')).toBe('52 81 8358 1234');
});
