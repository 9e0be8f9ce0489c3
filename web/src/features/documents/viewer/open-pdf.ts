import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** URL of the image decoders, set by the build. */
declare const __PDF_DECODERS__: string;

export type OpenedPdf = pdfjs.PDFDocumentProxy;

/** The address of a PDF, or its bytes. */
export type PdfSource = string | ArrayBuffer;

/**
 * Opens a PDF to render its pages as pictures. Scripts, forms and links in it are not active, and it fetches
 * nothing.
 */
export const openPdf = (source: PdfSource): { document: Promise<OpenedPdf>; close: () => void } => {
  const task = pdfjs.getDocument({
    // The bytes are transferred to the worker, so it gets a copy.
    ...(typeof source === 'string' ? { url: source } : { data: source.slice(0) }),
    enableXfa: false,
    useWasm: false,
    wasmUrl: new URL(__PDF_DECODERS__, location.href).href,
    useSystemFonts: true,
  });
  return { document: task.promise, close: () => void task.destroy() };
};
