import { words as en } from '../words/bol.en.ts';
import { words as es } from '../words/bol.es.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-drawing.ts';
import type { BolPaper } from '../bol-paper.ts';
import { type BolWords, clausesTop } from './bol-page.ts';
import { drawCargo, drawOrders } from './draw-bol-cargo.ts';
import { drawHeader, drawParties, numberPages } from './draw-bol-header.ts';
import { drawStops, drawStopsPage } from './draw-bol-stops.ts';
import { drawClauses } from './draw-bol-clauses.ts';

/** Draws a bill of lading after the VICS form; lines that do not fit go on to supplement pages. */
export const draw = (doc: PdfDoc, paper: BolPaper): void => {
  const words: BolWords = { en, es }[paper.language];
  let y = drawHeader(doc, paper, words);
  y = drawParties(doc, paper, words, y);
  y = drawStops(doc, paper, words, y);
  y = drawOrders(doc, paper, words, y);
  drawClauses(doc, paper, words, clausesTop);
  drawCargo(doc, paper, words, y);
  drawStopsPage(doc, paper, words);
  numberPages(doc, words);
};
