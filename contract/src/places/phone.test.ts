import { expect, it } from 'vitest';
import { isPhone, nationalPhone, normalPhone, phoneDigits, phoneFrom, readablePhone, tenDigits } from './phone.ts';

it.each([
  ['1 312 555 0142', 'US', '13125550142'],
  ['+1 (312) 555-0142', 'US', '13125550142'],
  ['312.555.0142', 'US', '13125550142'],
  ['2 312 555 0142', 'US', null],
  ['555 0142', 'US', null],
  ['81 8358 1234', 'MX', '8183581234'],
  ['1 81 8358 1234', 'MX', null],
  ['416-555-0142', 'CA', '4165550142'],
  // nanpa.com: no area code and no exchange begins with 0 or 1 or is N11.
  ['911 555 0142', 'US', null],
  ['411-555-0142', 'CA', null],
  ['112 555 0142', 'US', null],
  ['012 555 0142', 'CA', null],
  ['312 155 0142', 'US', null],
  ['312 055 0142', 'CA', null],
  ['312 911 0142', 'US', null],
  ['312 411 0142', 'CA', null],
  ['212 312 1142', 'US', '12123121142'],
  ['800 424 9300', 'US', '18004249300'],
  ['911 911 9111', 'US', null],
  ['613 519 1100', 'CA', '6135191100'],
  ['0181 8358 12', 'MX', null],
  ['1 8183 58123', 'MX', null],
  ['+52 1 55 1234 5678', 'MX', '5512345678'],
  ['+52 664 123 4567', 'MX', '6641234567'],
  ['55 1234 567', 'MX', null],
  ['55 1234 56789', 'MX', null],
  // nanpa.com, "North American Numbering Plan"; Mexico's plan of August 3, 2019 (IFT): ten digits and no prefix.
  ['(305) 555-0199', 'US', '13055550199'],
  ['1-800-424-9300', 'US', '18004249300'],
  ['+1.416.967.1111', 'CA', '4169671111'],
  ['312-555-0142 ext. 12', 'US', '13125550142'],
  ['312 555 0142 x12', 'US', '13125550142'],
  ['200 200 2000', 'US', '12002002000'],
  ['123 456 7890', 'US', null],
  ['867 000 1234', 'US', null],
  ['001 312 555 0142', 'US', null],
  ['011 52 81 8358 1234', 'US', null],
  ['+1 312 555 01423', 'US', null],
  ['+44 20 7946 0000', 'US', null],
  ['+52 55 5093 7000', 'MX', '5550937000'],
  ['(55) 5093-7000', 'MX', '5550937000'],
  ['33 3688 1234', 'MX', '3336881234'],
  ['800 911 2000', 'MX', '8009112000'],
  ['999 123 4567', 'MX', '9991234567'],
  ['044 55 1234 5678', 'MX', null],
  ['045 33 1234 5678', 'MX', null],
  ['01 81 8358 1234', 'MX', null],
  ['+52 01 81 8358 1234', 'MX', null],
  ['010 123 4567', 'MX', null],
  ['1234567890', 'MX', null],
  ['call me', 'CA', null],
  ['', 'US', null],
])('"%s" in %s is %s', (phone, country, digits) => expect(normalPhone(phone, country)).toBe(digits));

it('says how many digits a country wants', () => {
  expect(phoneDigits('US')).toBe(11);
  expect(phoneDigits('MX')).toBe(10);
});

it.each([
  ['(312) 555-0142', 'US', 'US', '(312) 555-0142'],
  ['+52 81 8358 1234', 'US', 'MX', '81 8358 1234'],
  ['+1 312 555 0142', 'MX', 'US', '312 555 0142'],
  // The United States and Canada are dialled alike: it is the reader's own where that is one of them.
  ['+14165550142', 'CA', 'CA', '4165550142'],
  ['+52 818', 'MX', 'MX', '818'],
  ['', 'MX', 'MX', ''],
  ['+44 20 7946 0000', 'US', 'US', '+44 20 7946 0000'],
] as const)('"%s" in %s is a number of %s, there %s', (phone, home, country, national) =>
  expect(nationalPhone(phone, home)).toEqual({ country, national }),
);

it('keeps a number of another country with what is dialled from abroad, and it can be called', () => {
  const kept = phoneFrom('81 8358 1234', 'MX', 'US');
  expect(kept).toBe('+52 81 8358 1234');
  expect(isPhone(kept, 'US')).toBe(true);
  expect(isPhone(phoneFrom('416 555 0142', 'CA', 'MX'), 'MX')).toBe(true);
  expect(phoneFrom('312 555 0142', 'US', 'US')).toBe('312 555 0142');
  expect(phoneFrom('', 'MX', 'US')).toBe('');
});

it('gives carriers ten digits and people a readable number', () => {
  expect(tenDigits('+1 (312) 555-0142')).toBe('3125550142');
  expect(readablePhone('13125550142')).toBe('(312) 555-0142');
  expect(readablePhone('52 81 8358 1234')).toBe('52 81 8358 1234');
});
