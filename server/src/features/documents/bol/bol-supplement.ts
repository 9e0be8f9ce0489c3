import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { write } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolPaper } from '../bol-paper.ts';
import { type BolWords, page } from './bol-page.ts';

/** Begins a supplement page; answers where its content begins. */
export const turnToSupplement = (doc: PdfDoc, paper: BolPaper, words: BolWords): number => {
  doc.addPage();
  const title = `${words.supplement} ${paper.bol_number}`;
  write(doc, title, { x: page.left, y: page.top, w: page.width, h: 16 }, { size: 13, bold: true, as: 'H2' });
  return page.top + 24;
};
