// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usedOnly, weightsOf } from './latin-font.ts';

const tokens = new URL('../src/ui/tokens/', import.meta.url);
const weights = weightsOf(readFileSync(new URL('fonts.css', tokens), 'utf8'));

it('halves the font', async () => {
  const font = readFileSync(
    new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  );
  const used = await usedOnly(font, weights);
  expect(used.subarray(0, 4).toString()).toBe('wOF2');
  expect(used.length / font.length).toBeLessThan(0.6);
});

it('keeps the weights of all tokens', () => {
  const css = readFileSync(new URL('tokens.css', tokens), 'utf8');
  const used = [...css.matchAll(/--p-weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(used.length).toBeGreaterThan(0);
  expect(Math.min(...used)).toBeGreaterThanOrEqual(weights.min);
  expect(Math.max(...used)).toBeLessThanOrEqual(weights.max);
});
