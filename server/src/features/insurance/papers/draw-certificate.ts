import { labelled, type PdfDoc, ruleAcross, ruleDown, write } from '../../../platform/pdf/pdf-drawing.ts';
import { qrCode } from '../../../platform/pdf/qr-code.ts';

type Cell = { label: string; value: string; /** More below it in small print. */ note?: string; size?: number };

/** A certificate as it is drawn, in its language; plain data, so that a thread can draw it. */
export type CertificatePaper = {
  title: string;
  subtitle: string;
  insurer: string;
  rows: readonly { h: number; cells: readonly Cell[]; widths: readonly number[] }[];
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

const drawRow = (doc: PdfDoc, { cells, widths, h }: CertificatePaper['rows'][number], y: number): void => {
  const total = widths.reduce((sum, w) => sum + w, 0);
  let x = left;
  for (const [i, { label, value, note, size = 9.5 }] of cells.entries()) {
    const w = (width * (widths[i] ?? 0)) / total;
    const inset = i === 0 ? 0 : pad;
    labelled(doc, label, value, { x: x + inset, y: y + 7, w: w - inset - pad, h: note ? 22 + size : h - 9 }, size);
    if (note)
      write(doc, note, { x: x + inset, y: y + 17 + size * 1.4, w: w - inset - pad, h: h - 19 - size }, { size: 8 });
    if (i > 0) ruleDown(doc, x, y, h);
    x += w;
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
  doc
    .rotate(-30, { origin: [306, 396] })
    .fillOpacity(0.4)
    .font('Helvetica-Bold')
    .fontSize(72)
    .fillColor('#121A2E');
  doc.text(stamp, 0, 350, { width: 612, align: 'center' });
  doc.fontSize(16).text(stamp_note, 0, 424, { width: 612, align: 'center' });
  doc.restore();
};

/** Draws a certificate of insurance on one page. */
export const draw = (doc: PdfDoc, paper: CertificatePaper): void => {
  let y = 44;
  write(doc, paper.title, { x: left, y, w: 350, h: 24 }, { size: 19, bold: true });
  write(doc, paper.insurer, { x: left + 350, y: y + 5, w: 182, h: 24 }, { size: 10, bold: true, align: 'right' });
  write(doc, paper.subtitle, { x: left, y: y + 25, w: width, h: 10 }, { size: 8.5, soft: true });
  y += 46;
  ruleAcross(doc, left, y, width);
  for (const row of paper.rows) {
    drawRow(doc, row, y);
    y += row.h;
  }
  write(doc, paper.conditions.label, { x: left, y: y + 7, w: width, h: 8 }, { size: 6.5, soft: true });
  write(doc, paper.conditions.text, { x: left, y: y + 17, w: width, h: 62 }, { size: 8.5 });
  y += 82;
  ruleAcross(doc, left, y, width);
  drawFoot(doc, paper, y);
  if (paper.stamp) drawStamp(doc, paper);
};
