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

/** Writes text into a box; what does not fit its height is left out, with an ellipsis. */
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
  const options = { width: w, height: h, ellipsis: true, lineGap: 0.6, align };
  tagged(doc, as, () => doc.text(paperText(text), x, y, options));
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
  doc.font(weight(bold)).fontSize(size).heightOfString(paperText(text), { width, lineGap: 0.6 });

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

/** A small label with its value below it. */
export const labelled = (doc: PdfDoc, label: string, value: string, box: Box, size = 9): void => {
  write(doc, label, { ...box, h: 8 }, { size: 6.5, soft: true });
  write(doc, value, { ...box, y: box.y + 8.5, h: box.h - 8.5 }, { size, bold: true });
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
