import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

const words = { sent: 'Sent to {{name}}. It is on its way.', file: '{{name}} was uploaded.', wait: 'Wait {{name}}' };
const say = phrasesOf({ en: words, es: words });

it('ends a sentence in one period where a name ends in one', () => {
  expect(say('en', 'sent', { name: 'Acme Inc.' })).toBe('Sent to Acme Inc. It is on its way.');
  expect(say('es', 'sent', { name: 'Acme' })).toBe('Sent to Acme. It is on its way.');
  expect(say('es', 'file', { name: 'packing..list.pdf' })).toBe('packing..list.pdf was uploaded.');
  expect(say('en', 'wait', { name: 'a moment ...' })).toBe('Wait a moment ...');
});
