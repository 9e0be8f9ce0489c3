import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import {
  frame,
  headingBar,
  heightOf,
  labelSize,
  numberSize,
  ruleAcross,
  ruleDown,
  write,
} from '../../../platform/pdf/pdf-drawing.ts';
import { begin, end } from '../../../platform/pdf/pdf-tags.ts';
import type { PaperColumn, PaperRow, PaperSection } from '../paper.ts';
import { pad, sheet, type Spacing } from './paper-page.ts';

type Table = Extract<PaperSection, { kind: 'table' }>;

const size = 8;
const headHeight = 14;
const usualHeight = 17;

const leftsOf = (columns: readonly PaperColumn[]): number[] =>
  columns.map((_, i) => columns.slice(0, i).reduce((x, { w }) => x + w, sheet.left));

/** Numbers, which stand on the right, are written smaller rather than broken. */
const sizeIn = (doc: PdfDoc, { w, align }: PaperColumn, text: string, isBold = false): number =>
  align === 'right' ? numberSize(doc, text, w - pad * 2, size, isBold) : size;

/** The white above and below the text of a row. */
const whiteOf = ({ dense }: Pick<Table, 'dense'>, { row, denseRow }: Spacing): number => (dense ? denseRow : row);

const rowHeight = (doc: PdfDoc, table: Table, { cells, strong }: PaperRow, spacing: Spacing): number => {
  const { columns, rowHeight: least = table.dense ? 0 : usualHeight } = table;
  return columns.reduce(
    (h, column, i) => {
      const text = cells[i] ?? '';
      if (text === '') return h;
      const letters = sizeIn(doc, column, text, strong);
      return Math.max(h, heightOf(doc, text, column.w - pad * 2, letters, strong) + whiteOf(table, spacing));
    },
    strong && !table.dense ? usualHeight : least,
  );
};

const drawRow = (
  doc: PdfDoc,
  table: Table,
  row: PaperRow,
  { y, h }: { y: number; h: number },
  spacing: Spacing,
): void => {
  const { columns } = table;
  const lefts = leftsOf(columns);
  begin(doc, 'TR');
  for (const [i, column] of columns.entries()) {
    const { w, align = 'left' } = column;
    const text = row.cells[i] ?? '';
    const box = {
      x: (lefts[i] ?? 0) + pad,
      y: y + whiteOf(table, spacing) / 2 + 0.8,
      w: w - pad * 2,
      h: h - whiteOf(table, spacing) / 2,
    };
    const letters = sizeIn(doc, column, text, row.strong);
    write(doc, text, box, { size: letters, align, bold: row.strong ?? false, as: 'TD' });
  }
  end(doc);
};

/** Title and names of the columns; answers where the first row begins. */
const drawTableHead = (doc: PdfDoc, { title, columns }: Table, top: number): number => {
  const y = top + headingBar(doc, title, { x: sheet.left, y: top, w: sheet.width });
  const lefts = leftsOf(columns);
  begin(doc, 'Table');
  begin(doc, 'TR');
  for (const [i, { label, w, align = 'left' }] of columns.entries()) {
    const box = { x: (lefts[i] ?? 0) + pad, y: y + 4, w: w - pad * 2, h: 8 };
    write(doc, label, box, { size: labelSize(doc, label, box.w), soft: true, align, as: 'TH' });
  }
  end(doc);
  ruleAcross(doc, sheet.left, y + headHeight, sheet.width);
  return y + headHeight;
};

const closeTable = (doc: PdfDoc, { columns }: Table, top: number, body: number, bottom: number): void => {
  for (const x of leftsOf(columns).slice(1)) ruleDown(doc, x, body, bottom - body);
  frame(doc, { x: sheet.left, y: top, w: sheet.width, h: bottom - top });
  end(doc);
};

const barHeight = 13;

/** How high a table is on one page. */
export const tableHeight = (doc: PdfDoc, table: Table, spacing: Spacing): number =>
  table.rows.reduce((h, row) => h + rowHeight(doc, table, row, spacing), barHeight + headHeight);

/** What a row needs on its page: a row before the sum needs room for the sum too, which never stands alone. */
const neededHeight = (doc: PdfDoc, table: Table, index: number, spacing: Spacing): number => {
  const [row, next] = table.rows.slice(index, index + 2);
  const isBeforeSum = index === table.rows.length - 2 && next?.strong;
  return [row, isBeforeSum ? next : undefined].reduce(
    (h, one) => h + (one ? rowHeight(doc, table, one, spacing) : 0),
    0,
  );
};

/** A table that goes on to further pages where it has to, its head repeated; answers where the next section begins. */
export const drawTable = (doc: PdfDoc, table: Table, start: number, turn: () => number, spacing: Spacing): number => {
  const leastHeight = barHeight + headHeight + neededHeight(doc, table, 0, spacing);
  let top = start + leastHeight > sheet.bottom ? turn() : start;
  let y = drawTableHead(doc, table, top);
  for (const [i, row] of table.rows.entries()) {
    const h = rowHeight(doc, table, row, spacing);
    if (y + neededHeight(doc, table, i, spacing) > sheet.bottom) {
      closeTable(doc, table, top, top + barHeight, y);
      top = turn();
      y = drawTableHead(doc, table, top);
    }
    drawRow(doc, table, row, { y, h }, spacing);
    y += h;
    if (i < table.rows.length - 1) ruleAcross(doc, sheet.left, y, sheet.width);
  }
  closeTable(doc, table, top, top + barHeight, y);
  return y + spacing.gap;
};
