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
  write,
} from '../../../platform/pdf/pdf-drawing.ts';
import { drawLogo } from '../logo/draw-logo.ts';
import type { BolPaper, BolParty } from '../bol-paper.ts';
import { blockGap, type BolWords, page } from './bol-page.ts';

const half = page.width / 2;
/** Both ends have hours, contact and reference; who pays has only an address. */
const partyHeights = { end: 82, payer: 58 };

/** The title line; answers where the next block begins. */
export const drawHeader = (doc: PdfDoc, paper: BolPaper, words: BolWords): number => {
  const logoWidth = paper.logo
    ? drawLogo(doc, paper.bill_to.name, paper.logo, { x: page.left, y: page.top, w: 96, h: 30 })
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

/** A party's three blocks in letters of a size: its name, where it is, and how it is visited. */
const partyBlocks = (party: BolParty, words: BolWords, scale: number) => {
  const visit = [
    party.hours && `${words.hours}: ${party.hours}`,
    party.reference && `${words.stop_reference}: ${party.reference}`,
  ];
  const contact = party.contact && `${words.contact}: ${party.contact}`;
  const facts = [contact, visit.filter(Boolean).join('  ·  ')].filter(Boolean).join('\n');
  return [
    { text: party.name, size: 9.5 * scale, bold: true, after: 2.5 },
    { text: [party.address, party.city_line].filter(Boolean).join('\n'), size: 8.5 * scale, after: 3 },
    { text: facts, size: 7.2 * scale, soft: true, after: 0 },
  ].filter(({ text }) => text !== '');
};

/** `fob` where title to the freight may pass: at either end, not at who pays. Long names and addresses get small letters. */
const drawParty = (doc: PdfDoc, title: string, party: BolParty, words: BolWords, top: number, fob = true): void => {
  const height = fob ? partyHeights.end : partyHeights.payer;
  const x = page.left;
  headingBar(doc, title, { x, y: top, w: half });
  const numbers = party.numbers.join('    ');
  write(doc, numbers, { x: x + 80, y: top + 3.6, w: half - 86, h: 9 }, { size: 6.8, align: 'right' });
  if (fob) tickBox(doc, 'FOB', false, { x: x + half - 34, y: top + 19, w: 34 });
  const w = half - 12 - (fob ? 32 : 0);
  const measured = (scale: number) =>
    partyBlocks(party, words, scale).map((block) => ({
      ...block,
      h: heightOf(doc, block.text, w, block.size, block.bold ?? false),
    }));
  const room = height - barred - 7;
  const total = (blocks: ReturnType<typeof measured>) => blocks.reduce((sum, { h, after }) => sum + h + after, 0);
  const scale = sizes.find((one) => total(measured(one)) <= room) ?? 0.6;
  let y = top + barred + 5;
  for (const { text, h, after, ...style } of measured(scale)) {
    write(doc, text, { x: x + 6, y, w, h: h + 1 }, style);
    y += h + after;
  }
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
  const cell = (row: number, column: 0 | 1): Box => ({
    x: box.x + column * 150,
    y: box.y + row * 25,
    w: column === 0 ? 144 : box.w - 150,
    h: 22,
  });
  labelled(doc, words.carrier, paper.carrier.name, cell(0, 0));
  labelled(doc, words.scac, paper.carrier.scac, cell(0, 1));
  const { is_container, number, seal } = paper.trailer;
  // Five containers stand on two lines of small letters.
  const small = { container: number.length > 24, seal: seal.length > 20 };
  const trailer = is_container ? words.container : words.trailer;
  labelled(doc, trailer, number, { ...cell(1, 0), h: 24 }, small.container ? 6.2 : 9);
  labelled(doc, words.seal, seal, { ...cell(1, 1), h: 24 }, small.seal ? 6.2 : 9);
  labelled(doc, words.pro, paper.pro_number, cell(2, 0), 11);
  labelled(doc, words.service, paper.service, cell(2, 1), 8.5);
  barcode(doc, 'code128', paper.pro_number, { x: box.x, y: box.y + 75, w: box.w, h: 20 });
};

const drawTerms = (doc: PdfDoc, words: BolWords, box: Box): void => {
  write(doc, words.terms, { ...box, h: 8 }, { size: 6.5, soft: true });
  const at = (i: number) => ({ x: box.x + i * 84, y: box.y + 10, w: 82 });
  tickBox(doc, words.prepaid, false, at(0));
  tickBox(doc, words.collect, false, at(1));
  tickBox(doc, words.third_party, true, at(2));
  tickBox(doc, words.master, false, { x: box.x, y: box.y + 24, w: box.w });
};

/** Instructions are never cut: long ones get small letters, so that the first line of freight still fits below. */
const instructionsRoom = 104;
const instructionSizes = [8, 7.2, 6.5, 5.8];

const drawInstructions = (doc: PdfDoc, paper: BolPaper, words: BolWords, y: number): number => {
  const bar = headingBar(doc, words.instructions, { x: page.left, y, w: page.width });
  const text = paper.instructions.join('  ·  ') || words.no_instructions;
  const w = page.width - 12;
  const heightAt = (size: number) => heightOf(doc, text, w, size);
  const size = instructionSizes.find((one) => heightAt(one) <= instructionsRoom) ?? 5;
  const h = Math.max(24, heightAt(size) + 8);
  write(doc, text, { x: page.left + 6, y: y + bar + 4, w, h: h - 3 }, { size });
  frame(doc, { x: page.left, y, w: page.width, h: bar + h });
  return y + bar + h + blockGap;
};

/** Who ships to whom, who carries it and who pays; answers where the next block begins. */
export const drawParties = (doc: PdfDoc, paper: BolPaper, words: BolWords, y: number): number => {
  const { end, payer } = partyHeights;
  const height = end * 2 + payer;
  drawParty(doc, words.ship_from, paper.ship_from, words, y);
  drawParty(doc, words.ship_to, paper.ship_to, words, y + end);
  drawParty(doc, words.bill_to, paper.bill_to, words, y + end * 2, false);
  const x = page.left + half;
  const inner = { x: x + 8, w: half - 16 };
  drawBolNumber(doc, paper, words, { ...inner, y: y + 5, h: 64 });
  ruleAcross(doc, x, y + 72, half);
  drawCarrier(doc, paper, words, { ...inner, y: y + 77, h: 98 });
  ruleAcross(doc, x, y + 178, half);
  drawTerms(doc, words, { ...inner, y: y + 183, h: 36 });
  frame(doc, { x: page.left, y, w: half, h: height });
  frame(doc, { x, y, w: half, h: height });
  return drawInstructions(doc, paper, words, y + height);
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
