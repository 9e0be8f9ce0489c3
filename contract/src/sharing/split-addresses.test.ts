import { expect, it } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

it.each([
  ['a@x.test, b@x.test; c@x.test d@x.test\ne@x.test', ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test', 'e@x.test']],
  ['Ana Ruiz <a@x.test>, b@x.test', ['a@x.test', 'b@x.test']],
  ['b@x.test, Ana Ruiz <a@x.test>', ['b@x.test', 'a@x.test']],
  ['"Ruiz, Ana; \\"Anita\\"" <a@x.test>; "b@x.test" <b@x.test>', ['a@x.test', 'b@x.test']],
  ['Ruiz, Ana <a@x.test>; Bob <b@x.test>', ['a@x.test', 'b@x.test']],
  ['Ana <a@x.test> Bob <b@x.test> c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['Ana <ana>', ['ana']],
  ['Ana <a@x.test>, bob', ['a@x.test', 'bob']],
  ['bob, A@x.test, a@X.test', ['bob', 'A@x.test']],
  ['"never closed a@x.test, < b@x.test', ['never', 'closed', 'a@x.test', 'b@x.test']],
  [' ,; ', []],
])('keeps everybody of %j', (text, expected) => {
  expect(splitAddresses(text)).toEqual(expected);
});

it('reads each text of several by itself', () => {
  expect(splitAddresses(['Ana <a@x.test>', 'b@x.test', 'Ruiz', 'Bob <b@x.test>'])).toEqual([
    'a@x.test',
    'b@x.test',
    'Ruiz',
  ]);
});
