import type PDFDocument from 'pdfkit';

/** A paper while it is drawn. */
export type PdfDoc = InstanceType<typeof PDFDocument>;
