import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import type { Box } from '../../../platform/pdf/pdf-drawing.ts';
import { tagged } from '../../../platform/pdf/pdf-tags.ts';

/** The part of pdfkit that its types leave out. */
type WithImages = { openImage(source: Buffer): { width: number; height: number } };

/** Draws the logo of a company, a PNG or JPEG, as large as the box allows, at its upper left; answers how wide it came out, 0 if unreadable. */
export const drawLogo = (doc: PdfDoc, owner: string, logo: Uint8Array, { x, y, w, h }: Box): number => {
  try {
    const image = (doc as unknown as WithImages).openImage(Buffer.from(logo));
    const scale = Math.min(w / image.width, h / image.height);
    tagged(doc, 'Figure', () => doc.image(image as never, x, y, { width: image.width * scale }), owner);
    return image.width * scale;
  } catch {
    return 0;
  }
};
