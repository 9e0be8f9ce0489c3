import { words as en } from '../words/file.en.ts';
import { words as es } from '../words/file.es.ts';
import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { write } from '../../../platform/pdf/pdf-drawing.ts';
import type { PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import { drawCargo, drawHead, drawLane } from './draw-quote-load.ts';
import { drawQuotes } from './draw-quote-rows.ts';
import type { QuotePaper } from './quote-paper.ts';
import { page, type PaperWords } from './quote-page.ts';

/** Puts the terms under the last price, and "Page 1 of 2" on every page once it is known how many there are. */
const drawFoot = (doc: PdfDoc, words: PaperWords): void => {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(i);
    const text = words.page.replace('{{page}}', String(i + 1)).replace('{{pages}}', String(count));
    const foot = { x: page.left, y: page.bottom + 8, h: 20 };
    write(doc, words.note, { ...foot, w: page.width - 90 }, { size: 6.8, soft: true });
    write(doc, text, { ...foot, w: page.width }, { size: 6.8, soft: true, align: 'right' });
  }
};

const wordsOf = ({ language }: QuotePaper): PaperWords => ({ en, es })[language];

/** What the paper is. */
export const about = (paper: QuotePaper): PaperAbout => ({
  title: `${wordsOf(paper).title} · ${paper.load_id}`,
  language: paper.language,
});

/** Draws the quotes of a load as a paper to pass on; prices that do not fit go on to further pages. */
export const draw = (doc: PdfDoc, paper: QuotePaper): void => {
  const words = wordsOf(paper);
  let y = drawHead(doc, paper, words);
  y = drawLane(doc, paper, words, y);
  y = drawCargo(doc, paper, words, y);
  drawQuotes(doc, paper, words, y);
  drawFoot(doc, words);
};
