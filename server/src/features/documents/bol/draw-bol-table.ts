import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, numberSize, ruleAcross, ruleDown, write } from '../../../platform/pdf/pdf-drawing.ts';
import { begin, end } from '../../../platform/pdf/pdf-tags.ts';
import { page } from './bol-page.ts';

/** A column of a table across the page; widths add up to the page's. */
export type BolColumn = { label: string; w: number; align?: 'left' | 'right' | 'center' };

/** The white beside the text of a cell. */
export const cellPad = 4;

const headHeight = 13;

const columnLefts = (columns: readonly BolColumn[]): number[] =>
  columns.map((_, i) => columns.slice(0, i).reduce((x, { w }) => x + w, page.left));

/** The size of a cell's text: numbers, which stand on the right, are written smaller rather than broken. */
export const sizeIn = (doc: PdfDoc, { w, align }: BolColumn, text: string, size: number, bold: boolean): number =>
  align === 'right' ? numberSize(doc, text, w - cellPad * 2, size, bold) : size;

/** One row; its texts in the order of the columns. */
export const drawCells = (
  doc: PdfDoc,
  columns: readonly BolColumn[],
  cells: readonly string[],
  y: number,
  h: number,
  { bold = false, size = 8 }: { bold?: boolean; size?: number } = {},
) => {
  const lefts = columnLefts(columns);
  begin(doc, 'TR');
  for (const [i, column] of columns.entries()) {
    const { w, align = 'left' } = column;
    const text = cells[i] ?? '';
    const box = { x: (lefts[i] ?? 0) + cellPad, y: y + 3, w: w - cellPad * 2, h: h - 3 };
    write(doc, text, box, { size: sizeIn(doc, column, text, size, bold), bold, align, as: 'TD' });
  }
  end(doc);
};

/** Begins a table with the names of its columns; answers where the first row begins. */
export const drawTableHead = (doc: PdfDoc, columns: readonly BolColumn[], y: number): number => {
  const lefts = columnLefts(columns);
  begin(doc, 'Table');
  begin(doc, 'TR');
  for (const [i, { label, w, align }] of columns.entries()) {
    const box = { x: (lefts[i] ?? 0) + cellPad, y: y + 3.5, w: w - cellPad * 2, h: 8 };
    write(doc, label, box, { size: 6.5, soft: true, align: align ?? 'left', as: 'TH' });
  }
  end(doc);
  ruleAcross(doc, page.left, y + headHeight, page.width);
  return y + headHeight;
};

/** Ends a table with the lines between its columns and around it. */
export const closeTable = (doc: PdfDoc, columns: readonly BolColumn[], top: number, bottom: number): void => {
  for (const x of columnLefts(columns).slice(1)) ruleDown(doc, x, top, bottom - top);
  frame(doc, { x: page.left, y: top, w: page.width, h: bottom - top });
  end(doc);
};
