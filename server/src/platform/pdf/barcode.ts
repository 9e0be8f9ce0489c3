import bwipjs from 'bwip-js';
import type { PdfDoc } from './pdf-doc.ts';
import type { Box } from './pdf-drawing.ts';

/** `gs1-128` takes element strings such as `(402)06141410000000012`; `code128` printable ASCII. */
export type Symbology = 'gs1-128' | 'code128';

/** White a reader needs on either side of the bars, in modules. */
export const quietModules = 10;

const mostRemembered = 400;
const remembered = new Map<string, readonly number[]>();

const encode = (symbology: Symbology, text: string): readonly number[] => {
  const [symbol] = bwipjs.raw({ bcid: symbology, text }) as unknown as [{ sbs: number[] }];
  return symbol.sbs;
};

/**
 * The widths of bars and gaps in modules, a bar first. Throws where the text cannot be said in the symbology, or where a
 * GS1 number's check digit is wrong.
 */
export const barsOf = (symbology: Symbology, text: string): readonly number[] => {
  const key = `${symbology} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const bars = encode(symbology, text);
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, bars);
  return bars;
};

type BarcodeStyle = {
  /** Where the symbol stands in its box; its quiet zones are part of it. */
  align?: 'left' | 'center';
  /** The widest a module may be, in points. */
  module?: number;
};

/** Draws a barcode as filled shapes, as high as its box and at most as wide, quiet zones included. No text, no bars. */
export const barcode = (
  doc: PdfDoc,
  symbology: Symbology,
  text: string,
  { x, y, w, h }: Box,
  { align = 'left', module = 1.1 }: BarcodeStyle = {},
): void => {
  if (text === '') return;
  const bars = barsOf(symbology, text);
  const modules = bars.reduce((total, width) => total + width, 0) + 2 * quietModules;
  const unit = Math.min(module, w / modules);
  let left = x + quietModules * unit + (align === 'center' ? (w - modules * unit) / 2 : 0);
  for (const [i, width] of bars.entries()) {
    if (i % 2 === 0) doc.rect(left, y, width * unit, h);
    left += width * unit;
  }
  doc.fillColor('#000000').fill();
};
