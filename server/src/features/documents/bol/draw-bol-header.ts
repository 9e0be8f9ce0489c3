import { barcode } from '../../../platform/pdf/barcode.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import {
  type Box,
  frame,
  headingBar,
  heightOf,
  labelled,
  ruleAcross,
  tickBox,
  widthOf,
  write,
} from '../../../platform/pdf/pdf-drawing.ts';
import { drawLogo } from '../logo/draw-logo.ts';
import type { BolPaper, BolParty } from '../bol-paper.ts';
import { type BolWords, page } from './bol-page.ts';

const half = page.width / 2;
/** Both ends have hours, contact and reference; who pays has only an address. Longer ones are higher. */
const leastHeights = { end: 82, payer: 58 };

/** The title line; answers where the next block begins. */
export const drawHeader = (doc: PdfDoc, paper: BolPaper, words: BolWords): number => {
  const logoWidth = paper.logo
    ? drawLogo(doc, paper.issuer, paper.logo, { x: page.left, y: page.top, w: 96, h: 30 })
    : 0;
  const x = logoWidth > 0 ? page.left + logoWidth + 10 : page.left;
  const w = page.left + 312 - x;
  write(doc, words.title, { x, y: page.top, w, h: 20 }, { size: 17, bold: true, as: 'H1' });
  write(doc, words.subtitle, { x, y: page.top + 21, w, h: 10 }, { size: 7.5, soft: true });
  const column = (i: number): Box => ({ x: page.left + 318 + i * 76, y: page.top + 5, w: 74, h: 24 });
  labelled(doc, words.load, String(paper.load_id), column(0), 10);
  labelled(doc, words.date, paper.date, column(1), 10);
  labelled(doc, words.pickup_date, paper.pickup_date, column(2), 10);
  return page.top + 37;
};

const barred = 13;
const sizes = [1, 0.92, 0.84, 0.76, 0.68, 0.6];
const numbersSize = 6.8;
const numbersWidth = half - 86;

/** The numbers in the bar of a party's title; those too long for it stand below, with how it is visited. */
const numbersOf = (doc: PdfDoc, { numbers }: BolParty): { inBar: string; below: string } => {
  const inBar = numbers.join('    ');
  return widthOf(doc, inBar, numbersSize) <= numbersWidth
    ? { inBar, below: '' }
    : { inBar: '', below: numbers.join('  ·  ') };
};

/** A party's three blocks in letters of a size: its name, where it is, and how it is visited. */
const partyBlocks = (party: BolParty, below: string, words: BolWords, scale: number) => {
  const visit = [
    party.hours && `${words.hours}: ${party.hours}`,
    party.reference && `${words.stop_reference}: ${party.reference}`,
  ];
  const contact = party.contact && `${words.contact}: ${party.contact}`;
  const facts = [contact, visit.filter(Boolean).join('  ·  '), below].filter(Boolean).join('\n');
  return [
    { text: party.name, size: 9.5 * scale, bold: true, after: 2.5 },
    { text: [party.address, party.city_line].filter(Boolean).join('\n'), size: 8.5 * scale, after: 3 },
    { text: facts, size: 7.2 * scale, soft: true, after: 0 },
  ].filter(({ text }) => text !== '');
};

type PartyBox = {
  title: string;
  party: BolParty;
  /** Where title to the freight may pass: not at who pays. */ fob: boolean;
};

/** A party as it fits: long names and addresses get small letters, and a higher box where these do not do. */
const layOutParty = (doc: PdfDoc, { party, fob }: PartyBox, words: BolWords) => {
  const { inBar, below } = numbersOf(doc, party);
  const w = half - 12 - (fob ? 32 : 0);
  const measured = (scale: number) =>
    partyBlocks(party, below, words, scale).map((block) => ({
      ...block,
      w,
      h: heightOf(doc, block.text, w, block.size, block.bold ?? false),
    }));
  const heightWith = (blocks: ReturnType<typeof measured>) =>
    barred + 7 + blocks.reduce((sum, { h, after }) => sum + h + after, 0);
  const least = fob ? leastHeights.end : leastHeights.payer;
  const blocks = measured(sizes.find((one) => heightWith(measured(one)) <= least) ?? 0.6);
  return { inBar, blocks, height: Math.max(least, heightWith(blocks)) };
};

/** One party in its box; answers how high that is. */
const drawParty = (doc: PdfDoc, box: PartyBox, words: BolWords, top: number): number => {
  const x = page.left;
  const { inBar, blocks, height } = layOutParty(doc, box, words);
  headingBar(doc, box.title, { x, y: top, w: half });
  const bar = { x: x + 80, y: top + 3.6, w: numbersWidth, h: 9 };
  write(doc, inBar, bar, { size: numbersSize, align: 'right' });
  if (box.fob) tickBox(doc, 'FOB', false, { x: x + half - 34, y: top + 19, w: 34 });
  let y = top + barred + 5;
  for (const { text, w, h, after, ...style } of blocks) {
    write(doc, text, { x: x + 6, y, w, h: h + 1 }, style);
    y += h + after;
  }
  return height;
};

const drawBolNumber = (doc: PdfDoc, paper: BolPaper, words: BolWords, box: Box): void => {
  write(doc, words.bol_number, { ...box, h: 8 }, { size: 6.5, soft: true });
  // Loads that another system brought in booked have none; a GS1-128 without digits cannot be drawn.
  if (paper.bol_number === '') return;
  write(doc, paper.bol_number, { ...box, y: box.y + 8.5, h: 14 }, { size: 12, bold: true });
  barcode(doc, 'gs1-128', `(402)${paper.bol_number}`, { x: box.x, y: box.y + 25, w: box.w, h: 28 });
  write(doc, `(402) ${paper.bol_number}`, { ...box, y: box.y + 55.5, h: 8 }, { size: 6.5, soft: true });
};

const drawCarrier = (doc: PdfDoc, paper: BolPaper, words: BolWords, box: Box): void => {
  const cell = (row: number, column: 0 | 1, split = 150): Box => ({
    x: box.x + column * split,
    y: box.y + row * 25,
    w: column === 0 ? split - 6 : box.w - split,
    h: 24,
  });
  labelled(doc, words.carrier, paper.carrier.name, cell(0, 0, 206));
  labelled(doc, words.scac, paper.carrier.scac, cell(0, 1, 206));
  const { is_container, number, seal } = paper.trailer;
  labelled(doc, is_container ? words.container : words.trailer, number, cell(1, 0));
  labelled(doc, words.seal, seal, cell(1, 1));
  labelled(doc, words.pro, paper.pro_number, cell(2, 0), 11);
  labelled(doc, words.service, paper.service, cell(2, 1), 8.5);
  barcode(doc, 'code128', paper.pro_number, { x: box.x, y: box.y + 75, w: box.w, h: 20 });
};

const drawTerms = (doc: PdfDoc, { terms }: BolPaper, words: BolWords, box: Box): void => {
  write(doc, words.terms, { ...box, h: 8 }, { size: 6.5, soft: true });
  const at = (i: number) => ({ x: box.x + i * 84, y: box.y + 10, w: 82 });
  tickBox(doc, words.prepaid, false, at(0));
  tickBox(doc, words.collect, terms === 'collect', at(1));
  tickBox(doc, words.third_party, terms === 'third_party', at(2));
  tickBox(doc, words.master, false, { x: box.x, y: box.y + 24, w: box.w });
};

/** Who ships to whom, who carries it and who pays; answers where the next block begins. */
export const drawParties = (doc: PdfDoc, paper: BolPaper, words: BolWords, y: number): number => {
  const boxes: PartyBox[] = [
    { title: words.ship_from, party: paper.ship_from, fob: true },
    { title: words.ship_to, party: paper.ship_to, fob: true },
    { title: words.bill_to, party: paper.bill_to, fob: false },
  ];
  const height = boxes.reduce((sum, box) => sum + drawParty(doc, box, words, y + sum), 0);
  const x = page.left + half;
  const inner = { x: x + 8, w: half - 16 };
  drawBolNumber(doc, paper, words, { ...inner, y: y + 5, h: 64 });
  ruleAcross(doc, x, y + 72, half);
  drawCarrier(doc, paper, words, { ...inner, y: y + 77, h: 98 });
  ruleAcross(doc, x, y + 178, half);
  drawTerms(doc, paper, words, { ...inner, y: y + 183, h: 36 });
  frame(doc, { x: page.left, y, w: half, h: height });
  frame(doc, { x, y, w: half, h: height });
  return y + height;
};

/** Puts "Page 1 of 2" on every page, once it is known how many there are. */
export const numberPages = (doc: PdfDoc, words: BolWords): void => {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(i);
    const text = words.page.replace('{{page}}', String(i + 1)).replace('{{pages}}', String(count));
    const box = { x: page.left, y: page.bottom + 4, w: page.width, h: 9 };
    write(doc, text, box, { size: 6.5, soft: true, align: 'right' });
  }
};
