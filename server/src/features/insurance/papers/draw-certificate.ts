import type { Language } from '@portal/contract/words/language.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { heightOf, labelled, ruleAcross, ruleDown, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import { qrCode } from '../../../platform/pdf/qr-code.ts';

type Cell = { label: string; value: string; /** More below it in small print. */ note?: string; size?: number };

/** A certificate as it is drawn, in its language; plain data, so that a thread can draw it. */
export type CertificatePaper = {
  language: Language;
  title: string;
  subtitle: string;
  insurer: string;
  rows: readonly { cells: readonly Cell[]; widths: readonly number[] }[];
  conditions: { label: string; text: string };
  in_case_of_loss: { label: string; text: string };
  signature: string;
  code: { label: string; value: string };
  qr: { url: string; text: string };
  /** Written across the paper of a certificate that is no longer in force; empty while it is. */
  stamp: string;
  /** Since when, below it. */
  stamp_note: string;
};

const left = 40;
const width = 532;
const pad = 8;

const noteSize = 8;
const leastRow = 36;
const bottom = 748;

type Row = CertificatePaper['rows'][number];

/** Where the cells of a row stand, and how high their values are; the text of none is cut. */
const cellsOf = (doc: PdfDoc, { cells, widths }: Row) => {
  const total = widths.reduce((sum, w) => sum + w, 0);
  let x = left;
  return cells.map((cell, i) => {
    const whole = (width * (widths[i] ?? 0)) / total;
    const inset = i === 0 ? 0 : pad;
    const { size = 9.5, value, note = '' } = cell;
    const w = whole - inset - pad;
    const valueHeight = heightOf(doc, value, w, size, true);
    const noteHeight = note ? 2 + heightOf(doc, note, w, noteSize) : 0;
    x += whole;
    return { ...cell, size, note, w, edge: x - whole, x: x - whole + inset, valueHeight, noteHeight };
  });
};

const rowHeight = (doc: PdfDoc, row: Row): number =>
  Math.max(leastRow, ...cellsOf(doc, row).map(({ valueHeight, noteHeight }) => 15.5 + valueHeight + noteHeight + 7));

const drawRow = (doc: PdfDoc, row: Row, y: number): void => {
  const h = rowHeight(doc, row);
  for (const [i, { label, value, note, size, x, w, edge, valueHeight }] of cellsOf(doc, row).entries()) {
    labelled(doc, label, value, { x, y: y + 7, w, h: valueHeight + 10 }, size);
    write(doc, note, { x, y: y + 17.5 + valueHeight, w, h: h - 17.5 - valueHeight }, { size: noteSize });
    if (i > 0) ruleDown(doc, edge, y, h);
  }
  ruleAcross(doc, left, y + h, width);
};

const lossWidth = 330;
const usualLoss = 75;

/** How much the text about losses is higher than its usual room: what stands below it moves down as far. */
const further = (doc: PdfDoc, { in_case_of_loss: loss }: CertificatePaper): number =>
  Math.max(0, heightOf(doc, loss.text, lossWidth, 8.5) - (usualLoss - 17));

const footHeight = (doc: PdfDoc, paper: CertificatePaper): number => 124 + further(doc, paper);

const drawFoot = (doc: PdfDoc, paper: CertificatePaper, y: number): void => {
  const { in_case_of_loss: loss, signature, code, qr } = paper;
  const below = y + further(doc, paper);
  write(doc, loss.label, { x: left, y: y + 7, w: lossWidth, h: 8 }, { size: 6.5, soft: true });
  write(doc, loss.text, { x: left, y: y + 17, w: lossWidth, h: below - y + usualLoss - 15 }, { size: 8.5 });
  ruleAcross(doc, left, below + 100, 150);
  write(doc, signature, { x: left, y: below + 104, w: 150, h: 9 }, { size: 6.5, soft: true });
  labelled(doc, code.label, code.value, { x: left + 180, y: below + 92, w: 150, h: 24 }, 10);
  ruleDown(doc, left + 350, y, footHeight(doc, paper));
  qrCode(doc, qr.url, { x: left + 358, y: y + 8, w: 100 });
  write(doc, qr.text, { x: left + 462, y: y + 40, w: 70, h: 50 }, { size: 7, soft: true });
};

const drawStamp = (doc: PdfDoc, { stamp, stamp_note }: Pick<CertificatePaper, 'stamp' | 'stamp_note'>): void => {
  doc.save();
  doc.rotate(-30, { origin: [306, 396] }).fillOpacity(0.4);
  write(doc, stamp, { x: 0, y: 350, w: 612, h: 90 }, { size: 72, bold: true, align: 'center' });
  write(doc, stamp_note, { x: 0, y: 424, w: 612, h: 40 }, { size: 16, bold: true, align: 'center' });
  doc.restore();
};

/** What the paper is. */
export const about = ({ title, subtitle, language }: CertificatePaper): PaperAbout => ({
  title: `${title} · ${subtitle}`,
  language,
});

/** Where the next block begins: on a page of its own where there is no room for it. */
const roomFor = (doc: PdfDoc, h: number, y: number): number => {
  if (y + h <= bottom) return y;
  doc.addPage();
  return 44;
};

const drawConditions = (doc: PdfDoc, paper: CertificatePaper, start: number): number => {
  const { conditions } = paper;
  const textHeight = heightOf(doc, conditions.text, width, 8.5);
  const h = 17 + textHeight + 10;
  const y = roomFor(doc, h + footHeight(doc, paper), start);
  write(doc, conditions.label, { x: left, y: y + 7, w: width, h: 8 }, { size: 6.5, soft: true });
  write(doc, conditions.text, { x: left, y: y + 17, w: width, h: textHeight + 2 }, { size: 8.5 });
  ruleAcross(doc, left, y + h, width);
  return y + h;
};

const insurerWidth = 182;

/** What the paper is, by whom, and its numbers; answers where the first row begins. */
const drawHead = (doc: PdfDoc, paper: CertificatePaper): number => {
  const top = 44;
  const insurerLeft = left + width - insurerWidth;
  const insurer = {
    x: insurerLeft,
    y: top + 5,
    w: insurerWidth,
    h: heightOf(doc, paper.insurer, insurerWidth, 10, true),
  };
  // Beside an insurer of several lines the numbers have less room.
  const w = insurer.h > 20 ? insurerLeft - left - pad : width;
  const subtitle = { x: left, y: top + 25, w, h: heightOf(doc, paper.subtitle, w, 8.5) };
  write(doc, paper.title, { x: left, y: top, w: insurerLeft - left, h: 24 }, { size: 19, bold: true, as: 'H1' });
  write(doc, paper.insurer, insurer, { size: 10, bold: true, align: 'right' });
  write(doc, paper.subtitle, subtitle, { size: 8.5, soft: true });
  const y = top + Math.max(46, insurer.h + 12, 35 + subtitle.h);
  ruleAcross(doc, left, y, width);
  return y;
};

/** Draws a certificate of insurance; what does not fit on its page goes on to another. */
export const draw = (doc: PdfDoc, paper: CertificatePaper): void => {
  let y = drawHead(doc, paper);
  for (const row of paper.rows) {
    const h = rowHeight(doc, row);
    y = roomFor(doc, h, y);
    drawRow(doc, row, y);
    y += h;
  }
  drawFoot(doc, paper, drawConditions(doc, paper, y));
  if (!paper.stamp) return;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawStamp(doc, paper);
  }
};
