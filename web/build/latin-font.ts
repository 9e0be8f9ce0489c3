import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What texts are set with: pairs, what a letter's neighbours change, and figures of one width. */
const keepFeatures = ['kern', 'calt', 'tnum'];

/** The letters, marks and signs that the source may have: up to the extended Latin ones, and the symbols. */
const ranges = [
  [0x20, 0x24f],
  [0x2b0, 0x2ff],
  [0x2000, 0x22ff],
] as const;

const allCharacters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)))
  .join('');

type Weights = { min: number; max: number };

/** The same font, woff2, without the other shapes of its letters and the weights that nothing is set in. */
export const usedOnly = (font: Buffer, weights: Weights): Promise<Buffer> =>
  subsetFont(font, allCharacters, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: weights } });

/** The weights a font is declared with. */
export const weightsOf = (css: string): Weights => {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(css) ?? [];
  if (!min || !max) throw new Error('the font is not declared with a range of weights');
  return { min: Number(min), max: Number(max) };
};

const fontAddress = /url\('(@fontsource-variable\/[\w/-]+\/([\w-]+\.woff2))'\)/g;

/** Halves the font, which each first screen waits for on a slow line. */
export const latinFont = (): Plugin => {
  let cacheDir = '';
  return {
    name: 'latin-font',
    enforce: 'pre',
    configResolved(config) {
      ({ cacheDir } = config);
    },
    transform: {
      filter: { id: /[\\/]fonts\.css$/ },
      async handler(code) {
        const weights = weightsOf(code);
        let made = code;
        for (const [address, source = '', name = ''] of code.matchAll(fontAddress)) {
          const file = path.join(cacheDir, 'fonts', name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, await usedOnly(readFileSync(new URL(import.meta.resolve(source))), weights));
          made = made.replace(address, `url('${file}')`);
        }
        return { code: made, map: null };
      },
    },
  };
};
