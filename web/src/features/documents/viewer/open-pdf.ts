import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Where the decoders of scans are: the build says it. */
declare const __PDF_DECODERS__: string;

export type OpenedPdf = pdfjs.PDFDocumentProxy;

/** The address of a PDF, or its bytes. */
export type PdfSource = string | ArrayBuffer;

/**
 * Opens a PDF to draw its pages as pictures. Nothing in it is run: neither scripts nor forms nor links, and what it
 * would fetch is not fetched.
 */
export const openPdf = (source: PdfSource): { document: Promise<OpenedPdf>; close: () => void } => {
  const task = pdfjs.getDocument({
    // Bytes are given away to the thread that reads them: it gets its own.
    ...(typeof source === 'string' ? { url: source } : { data: source.slice(0) }),
    enableXfa: false,
    useWasm: false,
    wasmUrl: new URL(__PDF_DECODERS__, location.href).href,
    useSystemFonts: true,
  });
  return { document: task.promise, close: () => void task.destroy() };
};
