import { mediaLimits } from '@portal/contract/home/home-content.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF whose only ballast is a stream that no page names, so that it may have any size above some hundred bytes. */
const pdfOf = async (ballast: number): Promise<Buffer> => {
  const doc = new PDFDocument({ compress: false, info: { CreationDate: new Date(0) } });
  const bytes = buffer(doc);
  doc.text('Packing list');
  doc.ref({}).end(Buffer.alloc(ballast, 'x'));
  doc.end();
  return bytes;
};

/** Of exactly so many bytes. */
const paperOf = async (size: number): Promise<Buffer> => {
  const draft = await pdfOf(size);
  return pdfOf(size - (draft.length - size));
};

const film = (size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(24);
  bytes.write('ftypisom\0\0\0\0isommp42', 4, 'latin1');
  return bytes;
};

/** The largest files the portal takes, and the same with a byte more. */
export const largestPaper = (more: 0 | 1) => paperOf(uploadLimits.bytes + more);
export const largestFilm = (more: 0 | 1) => film(mediaLimits.videoBytes + more);
