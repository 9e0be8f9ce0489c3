import type { Box, PdfDoc } from '../../platform/pdf-drawing.ts';

/** Draws a PNG or JPEG as large as the box allows, at its upper left; answers whether it could be read. */
export const drawLogo = (doc: PdfDoc, logo: Uint8Array, { x, y, w, h }: Box): boolean => {
  try {
    doc.image(Buffer.from(logo), x, y, { fit: [w, h] });
    return true;
  } catch {
    return false;
  }
};
