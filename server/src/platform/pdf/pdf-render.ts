import PDFDocument from 'pdfkit';
import type { PdfDoc } from './pdf-drawing.ts';
import { shareFonts } from './pdf-fonts.ts';

/** A module that draws papers of one kind. */
export type Layout = {
  draw: (doc: PdfDoc, paper: unknown) => void;
  /** Said by a layout that adds each page itself, the first one too: its pages are not all Letter. */
  addsEveryPage?: boolean;
};

const bytesOf = (doc: PdfDoc): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

/** Draws one paper in this thread. */
export const renderHere = async ({ draw, addsEveryPage = false }: Layout, paper: unknown): Promise<Uint8Array> => {
  const autoFirstPage = !addsEveryPage;
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, bufferPages: true, autoFirstPage, font: '' });
  shareFonts(doc);
  const bytes = bytesOf(doc);
  draw(doc, paper);
  doc.end();
  return bytes;
};
