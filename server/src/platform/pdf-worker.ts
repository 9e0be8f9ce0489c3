import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import type { PdfDoc } from './pdf-drawing.ts';
import type { PdfResult, PdfTask } from './pdf.ts';

type Layout = {
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

const render = async ({ layout, paper }: PdfTask): Promise<Uint8Array> => {
  const { draw, addsEveryPage = false } = (await import(layout)) as Layout;
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, bufferPages: true, autoFirstPage: !addsEveryPage });
  const bytes = bytesOf(doc);
  draw(doc, paper);
  doc.end();
  return bytes;
};

parentPort?.on('message', (task: PdfTask) => {
  render(task).then(
    (bytes) => parentPort?.postMessage({ id: task.id, bytes } satisfies PdfResult),
    (cause: unknown) => parentPort?.postMessage({ id: task.id, fault: String(cause) } satisfies PdfResult),
  );
});
