import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, headingBar, heightOf } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolOrder, BolPaper } from '../bol-paper.ts';
import { blockGap, type BolWords, page } from './bol-page.ts';
import { countText, poundsText } from './bol-weights.ts';
import { type BolColumn, cellPad, closeTable, drawCells, drawTableHead } from './draw-bol-table.ts';

const orderColumns = (words: BolWords): BolColumn[] => [
  { label: words.order_number, w: 150 },
  { label: words.packages, w: 60, align: 'right' },
  { label: words.weight, w: 70, align: 'right' },
  { label: words.pallet, w: 50, align: 'center' },
  { label: words.order_info, w: 210 },
];

const orderHeight = 14;
const ordersHead = 26;
/** What is said beside an order takes no more than this; longer texts stand among the instructions. */
const mostInfo = 44;
const infoWidth = 210 - cellPad * 2;

const isLong = (doc: PdfDoc, info: string): boolean => heightOf(doc, info, infoWidth, 8) > mostInfo;

const cellsOfOrder = (doc: PdfDoc, order: BolOrder, words: BolWords): string[] => [
  order.number,
  countText(order.packages),
  poundsText(order.weight_lb),
  order.palletized ? words.yes : words.no,
  isLong(doc, order.info) ? words.order_info_elsewhere : order.info,
];

/** What is said of the orders and has no room beside them. */
export const furtherOrderInfo = (doc: PdfDoc, { orders }: BolPaper): string[] =>
  orders.map(({ info }) => info).filter((info) => isLong(doc, info));

/** Every order with its cells, and how high it is. */
const orderRows = (doc: PdfDoc, { orders }: BolPaper, words: BolWords): { cells: string[]; h: number }[] => {
  const columns = orderColumns(words);
  return orders.map((order) => {
    const cells = cellsOfOrder(doc, order, words);
    const heights = cells.map((text, i) => heightOf(doc, text, (columns[i]?.w ?? 0) - cellPad * 2, 8) + 4);
    return { cells, h: Math.max(orderHeight, ...heights) };
  });
};

export const ordersHeight = (doc: PdfDoc, paper: BolPaper, words: BolWords): number =>
  orderRows(doc, paper, words).reduce((sum, { h }) => sum + h, ordersHead) + blockGap;

/** The customer's orders; answers where the next block begins. */
export const drawOrders = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number): number => {
  const columns = orderColumns(words);
  const barred = top + headingBar(doc, words.orders, { x: page.left, y: top, w: page.width });
  let y = drawTableHead(doc, columns, barred);
  for (const { cells, h } of orderRows(doc, paper, words)) {
    drawCells(doc, columns, cells, y, h);
    y += h;
  }
  closeTable(doc, columns, barred, y);
  frame(doc, { x: page.left, y: top, w: page.width, h: y - top });
  return y + blockGap;
};
