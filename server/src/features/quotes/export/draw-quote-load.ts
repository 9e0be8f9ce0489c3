import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { heightOf, labelled, labelledHeight, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { QuotePaper, QuotePaperItem, QuotePaperStop } from './quote-paper.ts';
import { accentBar, hairline, heading, page, type PaperWords, way } from './quote-page.ts';

const prepared = ({ load_id, date, account }: QuotePaper, words: PaperWords): string =>
  words.prepared.replace('{{load}}', String(load_id)).replace('{{date}}', date).replace('{{account}}', account);

/** The title; answers where the next block begins. */
export const drawHead = (doc: PdfDoc, paper: QuotePaper, words: PaperWords): number => {
  const { left: x, top, width: w } = page;
  accentBar(doc, { x, y: top - 12, w: 34, h: 4 });
  write(doc, words.title, { x, y: top, w, h: 30 }, { size: 22, bold: true, as: 'H1' });
  const text = prepared(paper, words);
  const h = Math.max(12, heightOf(doc, text, w, 9));
  write(doc, text, { x, y: top + 28, w, h }, { size: 9, soft: true });
  return top + 42 + h;
};

const third = page.width / 3;

/** Draws a stop; answers where its name ends. */
const drawStop = (doc: PdfDoc, stop: QuotePaperStop, x: number, y: number): number => {
  const w = third - 8;
  const placeHeight = heightOf(doc, stop.place, w, 11.5, true);
  const nameTop = y + Math.max(27, 12 + placeHeight);
  const nameHeight = heightOf(doc, stop.name, w, 8.5);
  write(doc, stop.label, { x, y, w: third, h: 10 }, { size: 7.5, soft: true });
  write(doc, stop.place, { x, y: y + 11, w, h: placeHeight }, { size: 11.5, bold: true });
  write(doc, stop.name, { x, y: nameTop, w, h: nameHeight }, { size: 8.5, soft: true });
  return nameTop + nameHeight;
};

/** From where to where, and what is known of the load at a glance. */
export const drawLane = (doc: PdfDoc, paper: QuotePaper, words: PaperWords, y: number): number => {
  const { left, width } = page;
  const below = Math.max(drawStop(doc, paper.from, left, y), drawStop(doc, paper.to, left + third * 2, y));
  way(doc, left + third + 14, y + 17, third - 42);
  if (paper.miles !== null) {
    const miles = words.miles.replace('{{miles}}', paper.miles.toLocaleString('en-US'));
    write(doc, miles, { x: left + third, y: y + 23, w: third - 14, h: 10 }, { size: 8, soft: true, align: 'center' });
  }
  const first = Math.max(y + 46, below + 7);
  hairline(doc, first);
  const cell = width / paper.facts.length;
  const h = Math.max(24, ...paper.facts.map(({ value }) => labelledHeight(doc, value, cell - 8, 9.5)));
  for (const [i, { label, value }] of paper.facts.entries()) {
    labelled(doc, label, value, { x: left + i * cell, y: first + 8, w: cell - 8, h }, 9.5);
  }
  const last = first + 14 + h;
  hairline(doc, last);
  return last + 14;
};

const columns = [
  { w: 84, of: (item: QuotePaperItem) => item.units },
  { w: 192, of: (item: QuotePaperItem) => item.commodity },
  { w: 118, of: (item: QuotePaperItem) => item.dimensions },
  { w: 50, of: (item: QuotePaperItem) => item.freight_class },
  { w: 80, of: (item: QuotePaperItem) => item.weight },
] as const;

const drawCells = (doc: PdfDoc, cells: readonly string[], y: number, h: number, isHead: boolean): void => {
  let x = page.left;
  for (const [i, { w }] of columns.entries()) {
    const align = i === columns.length - 1 ? 'right' : 'left';
    write(
      doc,
      cells[i] ?? '',
      { x, y, w: w - (align === 'right' ? 0 : 8), h },
      { size: isHead ? 7 : 8.5, soft: isHead, align },
    );
    x += w;
  }
};

const itemText = (item: QuotePaperItem, words: PaperWords): string[] =>
  columns.map(({ of }, i) => (i === 1 && item.hazmat ? `${of(item)} (${words.hazmat})` : of(item)));

/** As many items as leave room for prices on the first page; the rest is one line. */
const itemsShown = 12;
const lowestItem = 560;

const itemHeight = (doc: PdfDoc, cells: readonly string[]): number =>
  Math.max(11, ...cells.map((text, i) => heightOf(doc, text, (columns[i]?.w ?? 0) - 8, 8.5)));

/** What is moved, and what is asked for with it. */
export const drawCargo = (doc: PdfDoc, paper: QuotePaper, words: PaperWords, start: number): number => {
  let y = heading(doc, words.cargo, start);
  drawCells(doc, [words.units, words.commodity, words.dimensions, words.class, words.weight], y, 9, true);
  y += 12;
  let shown = 0;
  for (const item of paper.items.slice(0, itemsShown)) {
    const cells = itemText(item, words);
    const h = itemHeight(doc, cells);
    if (shown > 0 && y + h > lowestItem) break;
    drawCells(doc, cells, y, h + 1, false);
    y += h + 4;
    shown += 1;
  }
  const more = paper.items.length - shown;
  if (more > 0) {
    write(doc, `+ ${more}`, { x: page.left, y, w: page.width, h: 11 }, { soft: true });
    y += 14;
  }
  if (paper.accessorials.length > 0) {
    const accessorials = `${words.extras}: ${paper.accessorials.join(', ')}`;
    const h = heightOf(doc, accessorials, page.width, 8.5);
    write(doc, accessorials, { x: page.left, y: y + 2, w: page.width, h: h + 2 }, { soft: true });
    y += h + 4;
  }
  return y + 14;
};
