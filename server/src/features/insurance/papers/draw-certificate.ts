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

const drawFoot = (doc: PdfDoc, paper: CertificatePaper, y: number): void => {
  const { in_case_of_loss: loss, signature, code, qr } = paper;
  write(doc, loss.label, { x: left, y: y + 7, w: 330, h: 8 }, { size: 6.5, soft: true });
  write(doc, loss.text, { x: left, y: y + 17, w: 330, h: 60 }, { size: 8.5 });
  ruleAcross(doc, left, y + 100, 150);
  write(doc, signature, { x: left, y: y + 104, w: 150, h: 9 }, { size: 6.5, soft: true });
  labelled(doc, code.label, code.value, { x: left + 180, y: y + 92, w: 150, h: 24 }, 10);
  ruleDown(doc, left + 350, y, 124);
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

const footHeight = 124;

const drawConditions = (doc: PdfDoc, { conditions }: CertificatePaper, start: number): number => {
  const textHeight = heightOf(doc, conditions.text, width, 8.5);
  const h = 17 + textHeight + 10;
  const y = roomFor(doc, h + footHeight, start);
  write(doc, conditions.label, { x: left, y: y + 7, w: width, h: 8 }, { size: 6.5, soft: true });
  write(doc, conditions.text, { x: left, y: y + 17, w: width, h: textHeight + 2 }, { size: 8.5 });
  ruleAcross(doc, left, y + h, width);
  return y + h;
};

/** Draws a certificate of insurance; what does not fit on its page goes on to another. */
export const draw = (doc: PdfDoc, paper: CertificatePaper): void => {
  let y = 44;
  write(doc, paper.title, { x: left, y, w: 350, h: 24 }, { size: 19, bold: true, as: 'H1' });
  const insurerHeight = heightOf(doc, paper.insurer, 182, 10, true);
  const insurer = { x: left + 350, y: y + 5, w: 182, h: insurerHeight };
  write(doc, paper.insurer, insurer, { size: 10, bold: true, align: 'right' });
  write(doc, paper.subtitle, { x: left, y: y + 25, w: width, h: 10 }, { size: 8.5, soft: true });
  y += Math.max(46, insurerHeight + 12);
  ruleAcross(doc, left, y, width);
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
