import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from './paper-hash.ts';

const plain = (drawn: object) => createHash('sha256').update(JSON.stringify(drawn)).digest('hex');

it.each(['Łódź', 'Plzeň', 'Đức', '12 ≥ 10', '48″ reel'])('has a paper with %s drawn again', (name) => {
  expect(digestOf({ name })).not.toBe(plain({ name }));
  expect(digestOf({ name })).toBe(digestOf({ name }));
});

it.each(['Juárez', 'Ñandú “so” – and — … €', 'Line\nline'])('keeps a paper that said %j rightly', (name) => {
  expect(digestOf({ name })).toBe(plain({ name }));
});
