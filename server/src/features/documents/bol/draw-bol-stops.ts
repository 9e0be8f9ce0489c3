import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, headingBar, heightOf, ruleAcross, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolPaper, BolStop } from '../bol-paper.ts';
import { blockGap, type BolWords, page } from './bol-page.ts';
import { type BolColumn, cellPad, closeTable, drawCells, drawTableHead } from './draw-bol-table.ts';

/** What stops may take so that the freight has its room on the first page; more go to a page of their own. */
const roomOnFirstPage = 84;
const leastHeight = 25;

const columnsOf = (words: BolWords): BolColumn[] => [
  { label: words.stop_kind, w: 78 },
  { label: words.stop_place, w: 272 },
  { label: words.stop_visit, w: 190 },
];

const cellsOf = ({ type, ...stop }: BolStop, index: number, words: BolWords): string[] => {
  const kind = { pickup: words.stop_pickup, delivery: words.stop_delivery }[type];
  const reference = stop.reference && `${words.stop_reference}: ${stop.reference}`;
  return [
    `${index + 2}. ${kind}`,
    `${stop.name}\n${[stop.address, stop.city_line].filter(Boolean).join(', ')}`,
    `${stop.contact}\n${[stop.hours, reference].filter(Boolean).join('  ·  ')}`,
  ];
};

/** The stops as rows, as high as their texts. */
const rowsOf = (doc: PdfDoc, { stops_between }: BolPaper, words: BolWords): { cells: string[]; h: number }[] =>
  stops_between.map((stop, index) => {
    const cells = cellsOf(stop, index, words);
    const heights = cells.map((text, i) => heightOf(doc, text, (columnsOf(words)[i]?.w ?? 0) - cellPad * 2, 8) + 5);
    return { cells, h: Math.max(leastHeight, ...heights) };
  });

const standOnFirstPage = (doc: PdfDoc, paper: BolPaper, words: BolWords): boolean =>
  rowsOf(doc, paper, words).reduce((sum, { h }) => sum + h, 0) <= roomOnFirstPage;

const drawTable = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number): number => {
  const columns = columnsOf(words);
  const barred = top + headingBar(doc, words.stops_between, { x: page.left, y: top, w: page.width });
  let y = drawTableHead(doc, columns, barred);
  for (const { cells, h } of rowsOf(doc, paper, words)) {
    drawCells(doc, columns, cells, y, h);
    y += h;
    ruleAcross(doc, page.left, y, page.width);
  }
  closeTable(doc, columns, barred, y);
  frame(doc, { x: page.left, y: top, w: page.width, h: y - top });
  return y + blockGap;
};

/** The stops between the first and the last, or where to find them; answers where the next block begins. */
export const drawStops = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number): number => {
  const count = paper.stops_between.length;
  if (count === 0) return top;
  if (standOnFirstPage(doc, paper, words)) return drawTable(doc, paper, words, top);
  const text = words.stops_elsewhere.replace('{{count}}', String(count));
  write(doc, text, { x: page.left + 6, y: top, w: page.width - 12, h: 10 }, { size: 8, bold: true });
  return top + 10 + blockGap;
};

/** A page of the stops the first page had no room for. */
export const drawStopsPage = (doc: PdfDoc, paper: BolPaper, words: BolWords): void => {
  if (standOnFirstPage(doc, paper, words)) return;
  doc.addPage();
  const title = `${words.supplement} ${paper.bol_number}`;
  write(doc, title, { x: page.left, y: page.top, w: page.width, h: 16 }, { size: 13, bold: true, as: 'H2' });
  drawTable(doc, paper, words, page.top + 24);
};
