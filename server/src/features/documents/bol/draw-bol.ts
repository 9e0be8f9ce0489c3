import { words as en } from '../words/bol.en.ts';
import { words as es } from '../words/bol.es.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import type { BolPaper } from '../bol-paper.ts';
import { type BolWords, clausesTop } from './bol-page.ts';
import { drawCargo, drawOrders } from './draw-bol-cargo.ts';
import { drawHeader, drawParties, numberPages } from './draw-bol-header.ts';
import { drawStops, drawStopsPage } from './draw-bol-stops.ts';
import { drawClauses } from './draw-bol-clauses.ts';

const wordsOf = ({ language }: BolPaper): BolWords => ({ en, es })[language];

/** What the paper is. */
export const about = (paper: BolPaper): PaperAbout => ({
  title: `${wordsOf(paper).title} ${paper.bol_number}`.trim(),
  language: paper.language,
});

/** Draws a bill of lading after the VICS form; lines that do not fit go on to supplement pages. */
export const draw = (doc: PdfDoc, paper: BolPaper): void => {
  const words = wordsOf(paper);
  let y = drawHeader(doc, paper, words);
  y = drawParties(doc, paper, words, y);
  y = drawStops(doc, paper, words, y);
  y = drawOrders(doc, paper, words, y);
  drawClauses(doc, paper, words, clausesTop);
  drawCargo(doc, paper, words, y);
  drawStopsPage(doc, paper, words);
  numberPages(doc, words);
};
