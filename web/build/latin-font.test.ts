// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usedOnly } from './latin-font.ts';

it('halves the font', async () => {
  const font = readFileSync(
    new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  );
  const used = await usedOnly(font);
  expect(used.subarray(0, 4).toString()).toBe('wOF2');
  expect(used.length / font.length).toBeLessThan(0.6);
});
