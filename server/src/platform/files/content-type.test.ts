import { expect, it } from 'vitest';
import { contentTypeOf, type KnownContentType } from './content-type.ts';

const all: readonly KnownContentType[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['RIFF\u0000\u0000\u0000\u0000WAVEfmt ', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<!doctype html><script>', null],
  ['GIF89a', null],
  ['', null],
])('%j begins as %s', (text, type) => expect(contentTypeOf(bytes(text), all)).toBe(type));

it('is nothing where another kind is wanted', () => {
  expect(contentTypeOf(bytes('%PDF-1.7'), ['image/png', 'image/jpeg'])).toBeNull();
});
