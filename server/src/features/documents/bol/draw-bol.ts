import { words as en } from '../words/bol.en.ts';
import { words as es } from '../words/bol.es.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import type { BolPaper } from '../bol-paper.ts';
import { type BolWords, clausesTop } from './bol-page.ts';
import { turnToSupplement } from './bol-supplement.ts';
import { drawCargo, leastCargoHeight } from './draw-bol-cargo.ts';
import { drawClauses } from './draw-bol-clauses.ts';
import { drawHeader, drawParties, numberPages } from './draw-bol-header.ts';
import { drawFurtherInstructions, drawInstructions, layOutInstructions } from './draw-bol-instructions.ts';
import { drawOrders, furtherOrderInfo, ordersHeight } from './draw-bol-orders.ts';
import { drawFurtherStops, drawStops, layOutStops, leastStopsHeight } from './draw-bol-stops.ts';

const wordsOf = ({ language }: BolPaper): BolWords => ({ en, es })[language];

/** What the paper is. */
export const about = (paper: BolPaper): PaperAbout => ({
  title: `${wordsOf(paper).title} ${paper.bol_number}`.trim(),
  language: paper.language,
});

/** What stands between parties and freight on the first page; what it has no room for goes to supplement pages. */
const layOutMiddle = (doc: PdfDoc, paper: BolPaper, words: BolWords, top: number) => {
  const room = clausesTop - top - leastCargoHeight(doc, paper, words) - ordersHeight(doc, paper, words);
  const all = [...paper.instructions, ...furtherOrderInfo(doc, paper)];
  const instructions = layOutInstructions(doc, all, words, room - leastStopsHeight(paper));
  return { instructions, stops: layOutStops(doc, paper, words, room - instructions.h) };
};

/** Draws a bill of lading after the VICS form; what does not fit goes on to supplement pages. */
export const draw = (doc: PdfDoc, paper: BolPaper): void => {
  const words = wordsOf(paper);
  let y = drawHeader(doc, paper, words);
  y = drawParties(doc, paper, words, y);
  const { instructions, stops } = layOutMiddle(doc, paper, words, y);
  y = drawInstructions(doc, instructions, words, y);
  y = drawStops(doc, paper, words, y, stops);
  y = drawOrders(doc, paper, words, y);
  drawClauses(doc, paper, words, clausesTop);
  drawCargo(doc, paper, words, y);
  const turn = () => turnToSupplement(doc, paper, words);
  if (instructions.elsewhere !== null) y = drawFurtherInstructions(doc, instructions.elsewhere, words, turn());
  const top = instructions.elsewhere === null || y > clausesTop ? turn : () => y;
  if (stops.areElsewhere) drawFurtherStops(doc, paper, words, { top: top(), turn });
  numberPages(doc, words);
};
