import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { heightOf, ruleAcross, widthOf, write } from '../../../platform/pdf/pdf-drawing.ts';
import type { ClaimLetter } from './packet-paper.ts';

const page = { left: 56, top: 52, width: 500, bottom: 728 };
const labelWidth = 118;
const textSize = 9.5;

/** Where the next line goes, and the page it is on. */
type Pen = { y: number };

const turnPage = (doc: PdfDoc, pen: Pen): void => {
  doc.addPage();
  pen.y = page.top;
};

const makeRoom = (doc: PdfDoc, pen: Pen, height: number): void => {
  if (pen.y + height > page.bottom) turnPage(doc, pen);
};

const pieces = (doc: PdfDoc, word: string, width: number): string[] => {
  if (widthOf(doc, word, textSize) <= width) return [word];
  const found: string[] = [''];
  for (const letter of word) {
    const grown = `${found.at(-1)}${letter}`;
    if (widthOf(doc, grown, textSize) <= width) found[found.length - 1] = grown;
    else found.push(letter);
  }
  return found;
};

/** A paragraph as lines that fit this width; a word that does not is broken. */
const linesOf = (doc: PdfDoc, paragraph: string, width: number): string[] => {
  const lines = [''];
  for (const word of paragraph.split(' ').flatMap((one) => pieces(doc, one, width))) {
    const grown = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(doc, grown, textSize) <= width) lines[lines.length - 1] = grown;
    else lines.push(word);
  }
  return lines;
};

/** Text that goes on over as many pages as it takes. */
const flow = (doc: PdfDoc, pen: Pen, text: string): void => {
  for (const paragraph of text.split(/\r?\n/)) {
    for (const one of linesOf(doc, paragraph, page.width)) {
      makeRoom(doc, pen, 13);
      write(doc, one, { x: page.left, y: pen.y, w: page.width + 4, h: 12 }, { size: textSize });
      pen.y += 13;
    }
  }
};

const heading = (doc: PdfDoc, pen: Pen, text: string): void => {
  makeRoom(doc, pen, 40);
  pen.y += 10;
  write(doc, text, { x: page.left, y: pen.y, w: page.width, h: 13 }, { size: 10.5, bold: true, as: 'H2' });
  pen.y += 17;
};

const lineHeight = 13;

/** A value higher than a page, line by line over as many pages as it takes. */
const flowBeside = (doc: PdfDoc, pen: Pen, value: string, { x, w }: { x: number; w: number }): void => {
  for (const line of value.split(/\r?\n/).flatMap((paragraph) => linesOf(doc, paragraph, w))) {
    makeRoom(doc, pen, lineHeight);
    write(doc, line, { x, y: pen.y, w: w + 4, h: lineHeight - 1 }, { size: textSize });
    pen.y += lineHeight;
  }
  pen.y += 4;
};

const pairs = (doc: PdfDoc, pen: Pen, list: ClaimLetter['facts']): void => {
  const beside = { x: page.left + labelWidth, w: page.width - labelWidth };
  for (const [label, value] of list) {
    const height = heightOf(doc, value, beside.w, textSize);
    const labelHeight = heightOf(doc, label, labelWidth - 8, 8.5);
    const goesOn = height > page.bottom - page.top - 4;
    makeRoom(doc, pen, goesOn ? labelHeight + lineHeight : height + 4);
    write(
      doc,
      label,
      { x: page.left, y: pen.y + 0.8, w: labelWidth - 8, h: labelHeight + 1 },
      { size: 8.5, soft: true },
    );
    if (goesOn) flowBeside(doc, pen, value, beside);
    else {
      write(doc, value, { ...beside, y: pen.y, h: height + 2 }, { size: textSize });
      pen.y += Math.max(height, labelHeight) + 4;
    }
  }
};

const documents = (doc: PdfDoc, pen: Pen, letter: ClaimLetter, apart: ReadonlySet<number>): void => {
  heading(doc, pen, letter.documents_title);
  if (letter.documents.length === 0) flow(doc, pen, letter.no_documents);
  letter.documents.forEach(({ id, text }, i) =>
    flow(doc, pen, `${i + 1}. ${text}${apart.has(id) ? ` (${letter.sent_apart})` : ''}`),
  );
};

const signature = (doc: PdfDoc, pen: Pen, { signed, signer }: ClaimLetter): void => {
  const h = heightOf(doc, signer, page.width, textSize, true);
  makeRoom(doc, pen, 52 + h);
  pen.y += 34;
  ruleAcross(doc, page.left, pen.y, 210);
  write(doc, signer, { x: page.left, y: pen.y + 5, w: page.width, h }, { size: textSize, bold: true });
  write(doc, signed, { x: page.left, y: pen.y + 6 + h, w: 300, h: 10 }, { size: 8, soft: true });
  pen.y += 18 + h;
};

/** Draws one letter from a new page on, and answers how many pages it took. */
export const drawLetter = (doc: PdfDoc, letter: ClaimLetter, apart: ReadonlySet<number>): void => {
  const first = doc.bufferedPageRange().count - 1;
  const pen: Pen = { y: page.top };
  write(doc, letter.title, { x: page.left, y: pen.y, w: page.width, h: 22 }, { size: 17, bold: true, as: 'H1' });
  pen.y += 30;
  pairs(doc, pen, letter.heads);
  pen.y += 4;
  ruleAcross(doc, page.left, pen.y, page.width);
  pen.y += 10;
  pairs(doc, pen, letter.facts);
  pen.y += 6;
  flow(doc, pen, letter.salutation);
  pen.y += 6;
  flow(doc, pen, letter.demand);
  heading(doc, pen, letter.statement_title);
  flow(doc, pen, letter.statement);
  pen.y += 8;
  flow(doc, pen, letter.answer);
  documents(doc, pen, letter, apart);
  signature(doc, pen, letter);
  numberPages(doc, letter, first);
};

const numberPages = (doc: PdfDoc, letter: ClaimLetter, first: number): void => {
  const pages = doc.bufferedPageRange().count - first;
  for (let i = 0; i < pages; i += 1) {
    doc.switchToPage(first + i);
    const text = letter.page.replace('{page}', String(i + 1)).replace('{pages}', String(pages));
    write(doc, text, { x: page.left, y: 748, w: page.width, h: 10 }, { size: 7.5, soft: true, align: 'right' });
  }
};
