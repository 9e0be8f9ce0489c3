import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=40-59', { start: 40, end: 59 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
])('reads %s of a hundred bytes', (header, part) => expect(readByteRange(header, 100)).toEqual(part));

it.each([
  undefined,
  '',
  'bytes=-',
  'bytes=-0',
  'bytes=100-',
  'bytes=5-4',
  'bytes=0-1,4-5',
  'lines=0-1',
  'bytes=a-b',
  `bytes=${'9'.repeat(400)}-`,
])('sends the whole for %s', (header) => expect(readByteRange(header, 100)).toBeNull());
