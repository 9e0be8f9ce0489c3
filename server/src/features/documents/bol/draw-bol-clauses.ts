import { words as en } from '../words/bol.en.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, heightOf, labelled, ruleAcross, ruleDown, tickBox, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolPaper } from '../bol-paper.ts';
import { type BolWords, page } from './bol-page.ts';

const half = page.width / 2;
const third = page.width / 3;

const drawValue = (doc: PdfDoc, paper: BolPaper, words: BolWords, y: number): number => {
  const h = 46;
  write(doc, words.declared_value, { x: page.left + 6, y: y + 5, w: half + 40, h: h - 8 }, { size: 6.6 });
  const x = page.left + half + 60;
  labelled(doc, words.cod, paper.cod.amount || '$', { x, y: y + 5, w: 100, h: 22 }, 10);
  write(doc, words.cod_terms, { x: x + 106, y: y + 5, w: 90, h: 8 }, { size: 6.5, soft: true });
  tickBox(doc, words.collect, paper.cod.fee === 'collect', { x: x + 106, y: y + 16, w: 102 });
  tickBox(doc, words.prepaid, paper.cod.fee === 'prepaid', { x: x + 106, y: y + 32, w: 102 });
  tickBox(doc, words.customer_check, false, { x, y: y + 32, w: 104 });
  ruleDown(doc, page.left + half + 53, y, h);
  frame(doc, { x: page.left, y, w: page.width, h });
  return y + h;
};

const drawLaw = (doc: PdfDoc, words: BolWords, y: number): number => {
  write(doc, words.liability, { x: page.left + 6, y: y + 4, w: page.width - 12, h: 10 }, { size: 7, bold: true });
  ruleAcross(doc, page.left, y + 16, page.width);
  write(doc, words.received, { x: page.left + 6, y: y + 20, w: page.width - 12, h: 26 }, { size: 6.4 });
  frame(doc, { x: page.left, y, w: page.width, h: 48 });
  return y + 48;
};

const drawCount = (doc: PdfDoc, words: BolWords, x: number, y: number): void => {
  const w = third - 16;
  write(doc, words.loaded, { x, y, w, h: 8 }, { size: 6.5, soft: true });
  tickBox(doc, words.by_shipper, false, { x, y: y + 10, w: w / 2 });
  tickBox(doc, words.by_driver, false, { x: x + w / 2, y: y + 10, w: w / 2 });
  write(doc, words.counted, { x, y: y + 28, w, h: 8 }, { size: 6.5, soft: true });
  tickBox(doc, words.by_shipper, false, { x, y: y + 38, w });
  tickBox(doc, words.driver_pallets, false, { x, y: y + 51, w });
  tickBox(doc, words.driver_pieces, false, { x, y: y + 64, w });
};

const certificationRoom = 56;

/** The statement of 49 CFR 172.204(a) stands in its own English words on every paper. */
const alsoInEnglish = (paper: BolPaper, text: string, english: string): string =>
  paper.language === 'en' ? text : `${text}\n${english}`;

const drawSignature = (doc: PdfDoc, title: string, text: string, x: number, y: number): void => {
  const w = third - 16;
  write(doc, title, { x, y, w, h: 8 }, { size: 6.5, soft: true });
  ruleAcross(doc, x, y + 30, w);
  const size = [6, 5.6, 5.2].find((one) => heightOf(doc, text, w, one) <= certificationRoom) ?? 4.8;
  write(doc, text, { x, y: y + 33, w, h: certificationRoom + 2 }, { size });
};

/** Value, law and signatures: the foot of the first page. */
export const drawClauses = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number): void => {
  const y = drawLaw(doc, words, drawValue(doc, paper, words, top));
  const h = page.bottom - y;
  const x = (i: number) => page.left + third * i + 8;
  const certifies = alsoInEnglish(paper, words.shipper_certifies, en.shipper_certifies);
  drawSignature(doc, words.shipper_signature, certifies, x(0), y + 5);
  drawCount(doc, words, x(1), y + 5);
  drawSignature(doc, words.carrier_signature, words.carrier_acknowledges, x(2), y + 5);
  ruleDown(doc, page.left + third, y, h);
  ruleDown(doc, page.left + third * 2, y, h);
  frame(doc, { x: page.left, y, w: page.width, h });
};
