import type { words as en } from '../words/file.en.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { type Box, widthOf, write, writeLine } from '../../../platform/pdf/pdf-drawing.ts';

/** The phrases of the paper in one language. */
export type PaperWords = { [K in keyof typeof en]: string };

/** Where everything lies on a Letter page, in points. */
export const page = { left: 44, width: 524, top: 44, bottom: 736 };

const accent = '#3B51D7';
const tint = '#EEF1FC';
const hair = '#DFE3EA';

export const hairline = (doc: PdfDoc, y: number): void => {
  doc
    .moveTo(page.left, y)
    .lineTo(page.left + page.width, y)
    .lineWidth(0.7)
    .strokeColor(hair)
    .stroke();
};

/** The short bar that heads the paper. */
export const accentBar = (doc: PdfDoc, { x, y, w, h }: Box): void => {
  doc.rect(x, y, w, h).fillColor(accent).fill();
};

/** A surface that lifts one row from the others. */
export const tinted = (doc: PdfDoc, { x, y, w, h }: Box): void => {
  doc.roundedRect(x, y, w, h, 4).fillColor(tint).fill();
};

/** A few words on a pill that ends at `right`; answers its width. */
export const tag = (doc: PdfDoc, text: string, right: number, y: number): number => {
  const w = widthOf(doc, text, 6.5, true) + 10;
  const x = right - w;
  doc.roundedRect(x, y, w, 11, 5.5).fillColor(accent).fill();
  writeLine(doc, text, { x: x + 5, y: y + 2.6 }, { size: 6.5, bold: true, color: '#FFFFFF' });
  return w;
};

/** Two points and the way between them, with an arrow's head. */
export const way = (doc: PdfDoc, x: number, y: number, w: number): void => {
  doc.lineWidth(1.2).strokeColor(accent).fillColor(accent);
  doc.circle(x + 3, y, 3).stroke();
  doc
    .moveTo(x + 7, y)
    .lineTo(x + w - 6, y)
    .stroke();
  doc
    .moveTo(x + w, y)
    .lineTo(x + w - 7, y - 3.6)
    .lineTo(x + w - 7, y + 3.6)
    .fill();
};

/** The heading of a block; answers where its content begins. */
export const heading = (doc: PdfDoc, text: string, y: number): number => {
  write(doc, text, { x: page.left, y, w: page.width, h: 16 }, { size: 11, bold: true, as: 'H2' });
  return y + 18;
};
