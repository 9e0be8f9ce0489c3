import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Where the decoders of scans are: the build says it. */
declare const __PDF_DECODERS__: string;

export type OpenedPdf = pdfjs.PDFDocumentProxy;

/**
 * Opens a PDF to draw its pages as pictures. Nothing in it is run: neither scripts nor forms nor links, and what it
 * would fetch is not fetched.
 */
export const openPdf = (url: string): { document: Promise<OpenedPdf>; close: () => void } => {
  const task = pdfjs.getDocument({
    url,
    enableXfa: false,
    useWasm: false,
    wasmUrl: new URL(__PDF_DECODERS__, location.href).href,
    useSystemFonts: true,
  });
  return { document: task.promise, close: () => void task.destroy() };
};
