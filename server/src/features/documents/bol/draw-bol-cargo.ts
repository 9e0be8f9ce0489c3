import { convertWeight } from '@portal/contract/commodities/density.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { headingBar, heightOf, ruleAcross, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolLine, BolPaper } from '../bol-paper.ts';
import { type BolWords, clausesTop, page } from './bol-page.ts';
import { turnToSupplement } from './bol-supplement.ts';
import { countText, poundsText } from './bol-weights.ts';
import { type BolColumn, cellPad, closeTable, drawCells, drawTableHead, sizeIn } from './draw-bol-table.ts';

/** A weight in pounds; across a border with its kilograms below. */
const weightText = ({ with_kg }: BolPaper, lb: number): string =>
  with_kg ? `${poundsText(lb)}\n${countText(Math.round(convertWeight(lb, 'lb', 'kg')))} kg` : poundsText(lb);

const cargoColumns = (words: BolWords): BolColumn[] => [
  { label: words.handling_unit, w: 78 },
  { label: words.package, w: 78 },
  { label: words.weight, w: 58, align: 'right' },
  { label: words.hazmat, w: 40, align: 'center' },
  { label: words.description, w: 190 },
  { label: words.nmfc, w: 56 },
  { label: words.class, w: 40, align: 'right' },
];

const cellsOfLine = (paper: BolPaper, line: BolLine): string[] => [
  `${countText(line.units)} ${line.unit}`,
  line.packages === null ? '' : `${countText(line.packages)} ${line.package}`,
  weightText(paper, line.weight_lb),
  line.hazmat ? 'X' : '',
  line.description.join('\n'),
  line.nmfc,
  line.freight_class,
];

const cellsOfTotal = (paper: BolPaper, words: BolWords): string[] => {
  const { units, packages, weight_lb } = paper.total;
  return [countText(units), packages ? countText(packages) : '', weightText(paper, weight_lb), '', words.total, '', ''];
};

type Row = { cells: readonly string[]; bold: boolean; size: number; h: number };

/** A row as high as the highest of its texts. */
const rowOf = (doc: PdfDoc, cells: readonly string[], words: BolWords, bold: boolean, size: number): Row => {
  const heights = cargoColumns(words).map((column, i) => {
    const text = cells[i] ?? '';
    return text ? heightOf(doc, text, column.w - cellPad * 2, sizeIn(doc, column, text, size, bold), bold) + 6 : 0;
  });
  return { cells, bold, size, h: Math.max(size * 2, ...heights) };
};

const smallerSizes = [7.5, 7, 6.6];

/** The line that says that the table goes on elsewhere. */
const goesOnHeight = 10;

/** The freight as rows, in smaller letters where they save a supplement page that would be almost empty. */
const layOutCargo = (doc: PdfDoc, paper: BolPaper, words: BolWords, room: number) => {
  const total = rowOf(doc, cellsOfTotal(paper, words), words, true, 8);
  const rowsAt = (size: number) =>
    paper.lines.map((line) => rowOf(doc, cellsOfLine(paper, line), words, line.hazmat, size));
  const usual = rowsAt(8);
  const fit = (rows: readonly Row[]) => rows.reduce((sum, { h }) => sum + h, total.h) <= room;
  if (fit(usual)) return { total, rows: usual };
  for (const size of smallerSizes) {
    const rows = rowsAt(size);
    if (fit(rows)) return { total, rows };
  }
  return { total, rows: usual };
};

/** A first line of usual height stands on the first page. */
const usualLine = 28;

/** What the freight takes of the first page at least. */
export const leastCargoHeight = (doc: PdfDoc, paper: BolPaper, words: BolWords): number => {
  const [first] = paper.lines;
  const line = first ? rowOf(doc, cellsOfLine(paper, first), words, first.hazmat, 8).h : 0;
  return 26 + Math.min(line, usualLine) + rowOf(doc, cellsOfTotal(paper, words), words, true, 8).h + goesOnHeight;
};

/** The freight line by line, hazardous lines first and in bold; goes on to supplement pages where it has to. */
export const drawCargo = (doc: PdfDoc, paper: BolPaper, words: BolWords, start: number): void => {
  const columns = cargoColumns(words);
  let bottom = clausesTop;
  let top = start + headingBar(doc, words.cargo, { x: page.left, y: start, w: page.width });
  let y = drawTableHead(doc, columns, top);
  const { total, rows } = layOutCargo(doc, paper, words, bottom - y);
  const drawTotal = () => {
    drawCells(doc, columns, total.cells, y, total.h, { bold: true });
    closeTable(doc, columns, top, y + total.h);
  };
  for (const [i, { cells, bold, size, h }] of rows.entries()) {
    const below = total.h + (i < rows.length - 1 ? goesOnHeight : 0);
    if (y + h + below > bottom) {
      drawTotal();
      const goesOn = { x: page.left + cellPad, y: y + total.h + 3, w: 300, h: 9 };
      write(doc, words.continued, goesOn, { size: 7, soft: true });
      top = turnToSupplement(doc, paper, words);
      bottom = page.bottom;
      y = drawTableHead(doc, columns, top);
    }
    drawCells(doc, columns, cells, y, h, { bold, size });
    y += h;
    ruleAcross(doc, page.left, y, page.width);
  }
  drawTotal();
};
