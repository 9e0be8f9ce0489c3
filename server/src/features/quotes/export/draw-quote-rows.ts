import { dayText } from '@portal/contract/values/day-text.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { heightOf, widthOf, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { QuotePaper, QuotePaperRow } from './quote-paper.ts';
import { hairline, heading, page, type PaperWords, tag, tinted } from './quote-page.ts';
import { money } from '../../../platform/money-text.ts';

type Pair = { main: string; under: string };
type Column = { w: number; label: (words: PaperWords) => string; of: (row: QuotePaperRow, words: PaperWords) => Pair };

/** Phrases with a count, outside of the thread that has i18next. */
const counted = (one: string, other: string, count: number): string =>
  (count === 1 ? one : other).replace('{{count}}', count.toLocaleString('en-US'));

const record = ({ on_time_percent, loads }: QuotePaperRow, words: PaperWords): Pair =>
  on_time_percent === null
    ? { main: words.no_record, under: '' }
    : { main: `${on_time_percent.toFixed(1)}%`, under: counted(words.loads_one, words.loads_other, loads) };

const columns: readonly Column[] = [
  {
    w: 152,
    label: ({ carrier }) => carrier,
    of: ({ carrier, scac, service }) => ({ main: carrier, under: `${scac}, ${service}` }),
  },
  {
    w: 92,
    label: ({ transit }) => transit,
    of: ({ transit, arrives }) => ({ main: transit, under: dayText(arrives) }),
  },
  { w: 74, label: ({ on_time }) => on_time, of: record },
  {
    w: 84,
    label: ({ liability }) => liability,
    of: ({ liability }, { new_goods }) => ({ main: money(liability.new), under: new_goods }),
  },
  {
    w: 60,
    label: ({ valid_until }) => valid_until,
    of: ({ valid_until }) => ({ main: dayText(valid_until), under: '' }),
  },
];

const priceWidth = 72;
const priceSizes = [13, 12, 11, 10, 9, 8];

const drawLabels = (doc: PdfDoc, words: PaperWords, y: number): number => {
  let x = page.left;
  for (const { w, label } of columns) {
    write(doc, label(words), { x, y, w: w - 6, h: 9 }, { size: 7, soft: true });
    x += w;
  }
  const right = { x: page.left + page.width - priceWidth, y, w: priceWidth, h: 9 };
  write(doc, words.price, right, { size: 7, soft: true, align: 'right' });
  hairline(doc, y + 12);
  return y + 17;
};

/** What a price is made of, and what the carrier adds. */
const madeOf = ({ lines, notes }: QuotePaperRow): string =>
  [lines.map(({ label, amount }) => `${label} ${money(amount)}`).join('  ·  '), ...notes].filter(Boolean).join('\n');

const linesWidth = page.width - priceWidth - 10;

/** What stands over the parts of a price: a name or a service of two lines makes it higher. */
const headHeight = (doc: PdfDoc, row: QuotePaperRow, words: PaperWords): { main: number; under: number } => {
  const cells = columns.map(({ w, of }, i) => ({ ...of(row, words), w: w - 6, isBold: i === 0 }));
  return {
    main: Math.max(12, ...cells.map(({ main, w, isBold }) => heightOf(doc, main, w, 9, isBold))),
    under: Math.max(11, ...cells.map(({ under, w }) => heightOf(doc, under, w, 7.5))),
  };
};

const rowHeight = (doc: PdfDoc, row: QuotePaperRow, words: PaperWords): number => {
  const { main, under } = headHeight(doc, row, words);
  return 4 + main + under + heightOf(doc, madeOf(row), linesWidth, 7) + 9;
};

/** What is best about a price, under it. */
const drawTags = (doc: PdfDoc, row: QuotePaperRow, words: PaperWords, y: number): void => {
  const texts = [...(row.is_fastest ? [words.fastest] : []), ...(row.is_lowest ? [words.lowest] : [])];
  texts.reduceRight((right, text) => right - tag(doc, text, right, y) - 4, page.left + page.width);
};

const drawRow = (doc: PdfDoc, row: QuotePaperRow, words: PaperWords, y: number, h: number): void => {
  if (row.is_lowest) tinted(doc, { x: page.left - 8, y: y - 4, w: page.width + 16, h: h - 1 });
  const head = headHeight(doc, row, words);
  let x = page.left;
  for (const [i, { w, of }] of columns.entries()) {
    const { main, under } = of(row, words);
    write(doc, main, { x, y: y + 1, w: w - 6, h: head.main }, { size: 9, bold: i === 0 });
    write(doc, under, { x, y: y + 1 + head.main, w: w - 6, h: head.under }, { size: 7.5, soft: true });
    x += w;
  }
  const right = { x: page.left + page.width - priceWidth, y, w: priceWidth, h: 16 };
  const price = money(row.price);
  const size = priceSizes.find((one) => widthOf(doc, price, one, true) <= priceWidth) ?? 7;
  write(doc, price, right, { size, bold: true, align: 'right' });
  const text = madeOf(row);
  const below = heightOf(doc, text, linesWidth, 7);
  write(
    doc,
    text,
    { x: page.left, y: y + 3 + head.main + head.under, w: linesWidth, h: below + 2 },
    { size: 7, soft: true },
  );
  drawTags(doc, row, words, y + 18);
};

/** What the further pages are about; answers where their prices begin. */
const drawRunningHead = (doc: PdfDoc, { load_id, from, to }: QuotePaper, words: PaperWords): number => {
  const text = words.continued
    .replace('{{load}}', String(load_id))
    .replace('{{from}}', from.place)
    .replace('{{to}}', to.place);
  const h = heightOf(doc, text, page.width, 9);
  write(doc, text, { x: page.left, y: page.top, w: page.width, h }, { size: 9, soft: true });
  return page.top + 12 + h;
};

/** What the title and the names of the columns take. */
const headsHeight = 35;

/** Every price with its lines, the lowest first and lifted from the others. */
export const drawQuotes = (doc: PdfDoc, paper: QuotePaper, words: PaperWords, start: number): void => {
  const title = counted(words.quotes_one, words.quotes_other, paper.rows.length);
  const [first] = paper.rows;
  const isFull = start + headsHeight + (first ? rowHeight(doc, first, words) : 24) > page.bottom;
  if (isFull) doc.addPage();
  let y = heading(doc, title, isFull ? drawRunningHead(doc, paper, words) : start);
  if (paper.rows.length === 0) return write(doc, words.none, { x: page.left, y, w: page.width, h: 24 }, { size: 9 });
  y = drawLabels(doc, words, y);
  for (const row of paper.rows) {
    const h = rowHeight(doc, row, words);
    if (y + h > page.bottom) {
      doc.addPage();
      y = drawLabels(doc, words, drawRunningHead(doc, paper, words));
    }
    drawRow(doc, row, words, y, h);
    y += h;
    if (!row.is_lowest) hairline(doc, y - 6);
  }
};
