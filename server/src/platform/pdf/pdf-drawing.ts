import { paperText } from '@portal/contract/values/paper-text.ts';
import type { PdfDoc } from './pdf-doc.ts';
import type { FontName } from './pdf-fonts.ts';
import { group, type Tag, tagged } from './pdf-tags.ts';

/** A rectangle on the page, in points from its upper left corner. */
export type Box = { x: number; y: number; w: number; h: number };

const ink = '#121A2E';
const soft = '#566079';
const line = '#9AA3B5';
const tint = '#E8EBF3';

const weight = (isBold = false): FontName => (isBold ? 'bold' : 'regular');

type TextStyle = {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  soft?: boolean;
  /** What the text is to a screen reader; a paragraph unless said otherwise. */
  as?: Tag;
};

const lineGap = 0.6;

/**
 * A text as far as it fits a height, a line at least, with an ellipsis where something is left out. pdfkit writes one
 * where a line is nearly too high, but leaves lines out without a sign where it is not near enough.
 */
const fitting = (doc: PdfDoc, text: string, { w, h }: Pick<Box, 'w' | 'h'>): string => {
  const options = { width: w, lineGap };
  const room = Math.max(h, doc.currentLineHeight(true)) + lineGap + 0.01;
  if (doc.heightOfString(text, options) <= room) return text;
  const cutAt = (length: number) => `${text.slice(0, length).trimEnd()}…`;
  let [kept, tooMuch] = [0, text.length];
  while (tooMuch - kept > 1) {
    const middle = (kept + tooMuch) >> 1;
    if (doc.heightOfString(cutAt(middle), options) <= room) kept = middle;
    else tooMuch = middle;
  }
  return cutAt(kept);
};

/**
 * Writes text into a box; what does not fit its height is left out, with an ellipsis. Beyond the end of its page pdfkit
 * would go on to a page of its own, and with it everything that is drawn later.
 */
export const write = (doc: PdfDoc, text: string, { x, y, w, h }: Box, style: TextStyle = {}): void => {
  const { size = 8.5, bold, align = 'left', as = 'P' } = style;
  if (text.trim() === '') {
    if (as === 'TD' || as === 'TH') group(doc, as);
    return;
  }
  doc
    .font(weight(bold))
    .fontSize(size)
    .fillColor(style.soft ? soft : ink);
  const top = Math.min(y, doc.page.height - doc.currentLineHeight(true) - lineGap);
  const fitted = fitting(doc, paperText(text), { w, h: Math.min(h, doc.page.height - top) });
  tagged(doc, as, () => doc.text(fitted, x, top, { width: w, lineGap, align }));
};

/** How wide a text is on one line. */
export const widthOf = (doc: PdfDoc, text: string, size: number, isBold = false): number =>
  doc.font(weight(isBold)).fontSize(size).widthOfString(paperText(text));

/** Writes a text on one line, however long it is; at what height its letters stand follows `baseline`. */
export const writeLine = (
  doc: PdfDoc,
  text: string,
  { x, y }: Pick<Box, 'x' | 'y'>,
  { size, bold, color, baseline }: { size: number; bold?: boolean; color: string; baseline?: 'alphabetic' },
): void => {
  doc.font(weight(bold)).fontSize(size).fillColor(color);
  const options = { lineBreak: false, ...(baseline && { baseline }) };
  tagged(doc, 'P', () => doc.text(paperText(text), x, y, options));
};

/** How tall a text will be at this width. */
export const heightOf = (doc: PdfDoc, text: string, width: number, size = 8.5, bold = false): number =>
  doc.font(weight(bold)).fontSize(size).heightOfString(paperText(text), { width, lineGap });

export const frame = (doc: PdfDoc, { x, y, w, h }: Box): void => {
  doc.rect(x, y, w, h).lineWidth(0.6).strokeColor(line).stroke();
};

export const ruleAcross = (doc: PdfDoc, x: number, y: number, w: number): void => {
  doc
    .moveTo(x, y)
    .lineTo(x + w, y)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke();
};

export const ruleDown = (doc: PdfDoc, x: number, y: number, h: number): void => {
  doc
    .moveTo(x, y)
    .lineTo(x, y + h)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke();
};

const barHeight = 13;

/** A block's heading on its tinted bar; answers the height it takes. */
export const headingBar = (doc: PdfDoc, text: string, { x, y, w }: Omit<Box, 'h'>): number => {
  doc.rect(x, y, w, barHeight).fillColor(tint).fill();
  write(doc, text.toUpperCase(), { x: x + 6, y: y + 3.6, w: w - 12, h: 9 }, { size: 6.8, bold: true, as: 'H2' });
  return barHeight;
};

const labelHeight = 8.5;
const valueSizes = [1, 0.92, 0.84, 0.76, 0.7];

/** The size at which no word of a value is broken, such as a number of sixteen letters; smaller ones are not read. */
export const valueSize = (doc: PdfDoc, value: string, width: number, size = 9): number => {
  // pdfkit counts the blank behind a word as a part of it, and begins the next line with one that has no room.
  const words = value.match(/\S+ ?/g) ?? [];
  const fits = (share: number) => words.every((word) => widthOf(doc, word, size * share, true) <= width);
  return size * (valueSizes.find(fits) ?? valueSizes.at(-1) ?? 1);
};

/** The size at which no line of a number or an amount is broken; its own one where none is small enough. */
export const numberSize = (doc: PdfDoc, text: string, width: number, size: number, isBold = false): number => {
  const lines = text.split('\n');
  // pdfkit breaks some lines that are as wide as their box or a little less: there it is asked, which takes longer.
  if (lines.every((line) => widthOf(doc, line, size, isBold) < width * 0.9)) return size;
  const fits = (share: number) =>
    heightOf(doc, text, width, size * share, isBold) < (lines.length + 0.5) * (doc.currentLineHeight(true) + lineGap);
  return size * (valueSizes.find(fits) ?? 1);
};

const labelSizes = [6.5, 6, 5.6, 5.2];

/** The size at which a label is whole on its one line, the smallest one where none is. */
export const labelSize = (doc: PdfDoc, label: string, width: number): number =>
  labelSizes.find((size) => widthOf(doc, label, size) <= width) ?? labelSizes.at(-1) ?? 6.5;

/** How high a label with its whole value is. */
export const labelledHeight = (doc: PdfDoc, value: string, width: number, size = 9): number =>
  labelHeight + heightOf(doc, value, width, valueSize(doc, value, width, size), true);

/** Letters below which a value is cut rather than written smaller. */
const smallest = 5.2;

/** The size at which a value has room in its box: smaller ones than those that keep its words whole where it is high. */
const sizeWithin = (doc: PdfDoc, value: string, { w, h }: Pick<Box, 'w' | 'h'>, size: number): number => {
  let fitted = valueSize(doc, value, w, size);
  while (fitted > smallest && heightOf(doc, value, w, fitted, true) > h + lineGap)
    fitted = Math.max(smallest, fitted - 0.4);
  return fitted;
};

/** A small label with its value below it, in letters that fit the box. */
export const labelled = (doc: PdfDoc, label: string, value: string, box: Box, size = 9): void => {
  write(doc, label, { ...box, h: 8 }, { size: labelSize(doc, label, box.w), soft: true });
  const below = { ...box, y: box.y + labelHeight, h: box.h - labelHeight };
  write(doc, value, below, { size: sizeWithin(doc, value, below, size), bold: true });
};

/** A square to be ticked by pen, or ticked already, with its words. */
export const tickBox = (doc: PdfDoc, text: string, ticked: boolean, { x, y, w }: Omit<Box, 'h'>): void => {
  doc.rect(x, y, 7, 7).lineWidth(0.8).strokeColor(ink).stroke();
  if (ticked) {
    doc
      .moveTo(x + 1.4, y + 3.6)
      .lineTo(x + 3, y + 5.4)
      .lineTo(x + 5.8, y + 1.6)
      .lineWidth(1.2)
      .strokeColor(ink)
      .stroke();
  }
  write(doc, text, { x: x + 10.5, y: y + 0.4, w: w - 11, h: 16 }, { size: 7 });
};
