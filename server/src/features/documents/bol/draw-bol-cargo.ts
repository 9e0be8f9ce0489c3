import { convertWeight } from '@portal/contract/commodities/density.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, headingBar, heightOf, ruleAcross, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolLine, BolPaper } from '../bol-paper.ts';
import { blockGap, type BolWords, clausesTop, page } from './bol-page.ts';
import { type BolColumn, cellPad, closeTable, drawCells, drawTableHead } from './draw-bol-table.ts';

const pounds = (weight: number): string => `${Math.round(weight).toLocaleString('en-US')} lb`;
/** A weight in pounds; across a border with its kilograms below. */
const weightText = ({ with_kg }: BolPaper, lb: number): string =>
  with_kg ? `${pounds(lb)}\n${Math.round(convertWeight(lb, 'lb', 'kg')).toLocaleString('en-US')} kg` : pounds(lb);
const count = (value: number): string => value.toLocaleString('en-US');

const orderColumns = (words: BolWords): BolColumn[] => [
  { label: words.order_number, w: 150 },
  { label: words.packages, w: 60, align: 'right' },
  { label: words.weight, w: 70, align: 'right' },
  { label: words.pallet, w: 50, align: 'center' },
  { label: words.order_info, w: 210 },
];

const orderHeight = 14;

/** The customer's orders; answers where the next block begins. */
export const drawOrders = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number): number => {
  const columns = orderColumns(words);
  const barred = top + headingBar(doc, words.orders, { x: page.left, y: top, w: page.width });
  let y = drawTableHead(doc, columns, barred);
  for (const { number, packages, weight_lb, palletized, info } of paper.orders) {
    const cells = [number, count(packages), pounds(weight_lb), palletized ? words.yes : words.no, info];
    const heights = cells.map((text, i) => heightOf(doc, text, (columns[i]?.w ?? 0) - cellPad * 2, 8) + 4);
    const h = Math.max(orderHeight, ...heights);
    drawCells(doc, columns, cells, y, h);
    y += h;
  }
  closeTable(doc, columns, barred, y);
  frame(doc, { x: page.left, y: top, w: page.width, h: y - top });
  return y + blockGap;
};

const cargoColumns = (words: BolWords): BolColumn[] => [
  { label: words.handling_unit, w: 78 },
  { label: words.package, w: 78 },
  { label: words.weight, w: 58, align: 'right' },
  { label: words.hazmat, w: 40, align: 'center' },
  { label: words.description, w: 190 },
  { label: words.nmfc, w: 56 },
  { label: words.class, w: 40, align: 'right' },
];

const totalHeight = 27;
const descriptionWidth = 190 - cellPad * 2;

/** How the lines are written: their letters, and whether with kilograms. */
type LineStyle = { size: number; withKg: boolean };

const lineHeight = (doc: PdfDoc, line: BolLine, { size, withKg }: LineStyle): number =>
  Math.max(
    size * (withKg ? 3.125 : 2),
    heightOf(doc, line.description.join('\n'), descriptionWidth, size, line.hazmat) + 6,
  );

const lineSizes = [8, 7.5, 7, 6.6];

/** Smaller letters where they save a supplement page that would be almost empty. */
const lineSize = (doc: PdfDoc, { lines, with_kg: withKg }: BolPaper, room: number): number => {
  const fits = (size: number) =>
    lines.reduce((sum, line) => sum + lineHeight(doc, line, { size, withKg }), totalHeight) <= room;
  return lineSizes.find(fits) ?? lineSizes[0] ?? 8;
};

type Row = { y: number; h: number; size: number };

const drawLine = (doc: PdfDoc, paper: BolPaper, columns: readonly BolColumn[], line: BolLine, { y, h, size }: Row) => {
  const packages = line.packages === null ? '' : `${count(line.packages)} ${line.package}`;
  const cells = [
    `${count(line.units)} ${line.unit}`,
    packages,
    weightText(paper, line.weight_lb),
    line.hazmat ? 'X' : '',
  ];
  const texts = [...cells, line.description.join('\n'), line.nmfc, line.freight_class];
  drawCells(doc, columns, texts, y, h, { bold: line.hazmat, size });
  ruleAcross(doc, page.left, y + h, page.width);
};

const startSupplement = (doc: PdfDoc, paper: BolPaper, words: BolWords): number => {
  doc.addPage();
  const title = `${words.supplement} ${paper.bol_number}`;
  write(doc, title, { x: page.left, y: page.top, w: page.width, h: 16 }, { size: 13, bold: true, as: 'H2' });
  return page.top + 24;
};

const drawTotal = (doc: PdfDoc, columns: readonly BolColumn[], paper: BolPaper, words: BolWords, y: number): number => {
  const { units, packages, weight_lb } = paper.total;
  const cells = [count(units), packages ? count(packages) : '', weightText(paper, weight_lb), '', words.total];
  const h = paper.with_kg ? 24 : 15;
  drawCells(doc, columns, cells, y, h, { bold: true });
  return y + h;
};

/** The line that says that the table goes on elsewhere. */
const goesOnHeight = 10;

/** The freight line by line, hazardous lines first and in bold; goes on to supplement pages where it has to. */
export const drawCargo = (doc: PdfDoc, paper: BolPaper, words: BolWords, start: number): void => {
  const columns = cargoColumns(words);
  let bottom = clausesTop;
  let top = start + headingBar(doc, words.cargo, { x: page.left, y: start, w: page.width });
  let y = drawTableHead(doc, columns, top);
  const size = lineSize(doc, paper, bottom - y);
  for (const [i, line] of paper.lines.entries()) {
    const h = lineHeight(doc, line, { size, withKg: paper.with_kg });
    const below = totalHeight + (i < paper.lines.length - 1 ? goesOnHeight : 0);
    if (y + h + below > bottom) {
      const end = drawTotal(doc, columns, paper, words, y);
      closeTable(doc, columns, top, end);
      write(doc, words.continued, { x: page.left + cellPad, y: end + 3, w: 300, h: 9 }, { size: 7, soft: true });
      top = startSupplement(doc, paper, words);
      bottom = page.bottom;
      y = drawTableHead(doc, columns, top);
    }
    drawLine(doc, paper, columns, line, { y, h, size });
    y += h;
  }
  closeTable(doc, columns, top, drawTotal(doc, columns, paper, words, y));
};
