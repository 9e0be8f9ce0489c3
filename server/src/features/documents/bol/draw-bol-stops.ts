import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, headingBar, heightOf, ruleAcross, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolPaper, BolStop } from '../bol-paper.ts';
import { blockGap, type BolWords, page } from './bol-page.ts';
import { type BolColumn, cellPad, closeTable, drawCells, drawTableHead } from './draw-bol-table.ts';

/** What the rows may take, so that the freight has its room on the first page too; more go to further pages. */
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

const barHeight = 13;
const headHeight = 13;
const elsewhereHeight = 10 + blockGap;

/** What the stops take of the first page: as a table where that has room for it, else a line that says where they are. */
export const layOutStops = (
  doc: PdfDoc,
  paper: BolPaper,
  words: BolWords,
  room: number,
): { h: number; areElsewhere: boolean } => {
  const rows = rowsOf(doc, paper, words);
  if (rows.length === 0) return { h: 0, areElsewhere: false };
  const rowsHeight = rows.reduce((sum, { h }) => sum + h, 0);
  const h = barHeight + headHeight + rowsHeight + blockGap;
  const areElsewhere = rowsHeight > roomOnFirstPage || h > room;
  return { h: areElsewhere ? elsewhereHeight : h, areElsewhere };
};

/** The line that stands on the first page for stops that are elsewhere. */
export const leastStopsHeight = ({ stops_between }: BolPaper): number =>
  stops_between.length === 0 ? 0 : elsewhereHeight;

type Pen = { top: number; turn: () => number };

/** The stops as a table, which goes on to further pages where it has to. */
const drawTable = (doc: PdfDoc, paper: BolPaper, words: BolWords, { top: start, turn }: Pen): number => {
  const columns = columnsOf(words);
  let top = start;
  const begin = () => {
    const barred = top + headingBar(doc, words.stops_between, { x: page.left, y: top, w: page.width });
    return { barred, y: drawTableHead(doc, columns, barred) };
  };
  let { barred, y } = begin();
  const close = () => {
    closeTable(doc, columns, barred, y);
    frame(doc, { x: page.left, y: top, w: page.width, h: y - top });
  };
  for (const { cells, h } of rowsOf(doc, paper, words)) {
    if (y + h > page.bottom) {
      close();
      top = turn();
      ({ barred, y } = begin());
    }
    drawCells(doc, columns, cells, y, h);
    y += h;
    ruleAcross(doc, page.left, y, page.width);
  }
  close();
  return y + blockGap;
};

type Stops = ReturnType<typeof layOutStops>;

/** The stops between the first and the last, or where to find them; answers where the next block begins. */
export const drawStops = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number, stops: Stops): number => {
  if (stops.h === 0) return top;
  if (!stops.areElsewhere) return drawTable(doc, paper, words, { top, turn: () => page.top });
  const text = words.stops_elsewhere.replace('{{count}}', String(paper.stops_between.length));
  write(doc, text, { x: page.left + 6, y: top, w: page.width - 12, h: 10 }, { size: 8, bold: true });
  return top + stops.h;
};

/** The stops the first page had no room for, on further pages. */
export const drawFurtherStops = (doc: PdfDoc, paper: BolPaper, words: BolWords, pen: Pen): number =>
  drawTable(doc, paper, words, pen);
