import { buffer } from 'node:stream/consumers';
import { paperText } from '@portal/contract/values/paper-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import PDFDocument from 'pdfkit';
import type { PdfDoc } from './pdf-doc.ts';
import { shareFonts } from './pdf-fonts.ts';
import { startTags } from './pdf-tags.ts';

/** What a reader shows and speaks a paper as. */
export type PaperAbout = { title: string; language: Language };

/** A module that draws papers of one kind. */
export type Layout = {
  draw: (doc: PdfDoc, paper: unknown) => void;
  about: (paper: unknown) => PaperAbout;
  /** Said by a layout that adds each page itself, the first one too: its pages are not all Letter. */
  addsEveryPage?: boolean;
};

/** A paper's bytes, drawn in this thread; `addsEveryPage` as a layout says it. */
export const drawHere = async (
  { title, language }: PaperAbout,
  draw: (doc: PdfDoc) => void,
  addsEveryPage = false,
): Promise<Uint8Array> => {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: paperText(title) },
  };
  // Its types do not know this one.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  shareFonts(doc);
  startTags(doc);
  const bytes = buffer(doc);
  if (!addsEveryPage) doc.addPage();
  draw(doc);
  doc.end();
  return bytes;
};

/** Draws one paper in this thread. */
export const renderHere = ({ draw, about, addsEveryPage }: Layout, paper: unknown): Promise<Uint8Array> =>
  drawHere(about(paper), (doc) => draw(doc, paper), addsEveryPage);
