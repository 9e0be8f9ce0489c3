import bwipjs from 'bwip-js';
import { z } from 'zod';
import type { PdfDoc } from './pdf-doc.ts';
import type { Box } from './pdf-drawing.ts';

const Symbol = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.number(), pixy: z.number() })]);

/** White a reader needs around the symbol, in modules. */
const quiet = 4;

// Its type declares the options of all symbologies alone.
const qrOptions = (text: string): { bcid: string; text: string } => {
  const options = { bcid: 'qrcode', text, eclevel: 'M' };
  return options;
};

/** The dark modules of a QR code that a worn print still reads (level M): rows of booleans. */
export const qrModules = (text: string): boolean[][] => {
  const [{ pixs, pixx, pixy }] = Symbol.parse(bwipjs.raw(qrOptions(text)));
  return Array.from({ length: pixy }, (_row, y) => pixs.slice(y * pixx, (y + 1) * pixx).map((pixel) => pixel === 1));
};

/** The same as a picture for a screen, quiet zone included. */
export const qrSvg = (text: string): string => {
  const rows = qrModules(text);
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  const size = rows.length + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`;
};

/** Draws a QR code as filled squares, quiet zone included, as large as its box is wide. */
export const qrCode = (doc: PdfDoc, text: string, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void => {
  const rows = qrModules(text);
  const unit = w / (rows.length + 2 * quiet);
  for (const [r, row] of rows.entries()) {
    for (const [c, isDark] of row.entries()) {
      if (isDark) doc.rect(x + (c + quiet) * unit, y + (r + quiet) * unit, unit, unit);
    }
  }
  doc.fillColor('#000000').fill();
};
