import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { RefusedFile } from './refusals.ts';
import { countPages, openPicture, withPicture } from './remake-image.ts';

const mostPages = 50;
/** A letter page is 8.5 inches wide: pages are shown that wide, whatever their resolution. */
const pageWidth = 612;

/** A scan or a fax, which no browser shows, as a PDF with all of its pages. */
export const scanToPdf = (source: string, folder: string): Promise<string> =>
  withPicture(async () => {
    const pages = await countPages(source);
    if (pages > mostPages) throw new RefusedFile('too_many_pages');
    const target = path.join(folder, 'scan.pdf');
    const doc = new PDFDocument({ autoFirstPage: false, margin: 0 });
    const written = pipeline(doc, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    for (let page = 0; page < pages; page += 1) {
      const picture = await openPicture(source, page);
      const { data, info } = await picture
        .flatten({ background: '#fff' })
        .jpeg({ quality: 84 })
        .toBuffer({ resolveWithObject: true });
      const size: [number, number] = [pageWidth, (pageWidth * info.height) / info.width];
      doc.addPage({ size, margin: 0 }).image(data, 0, 0, { width: size[0], height: size[1] });
    }
    doc.end();
    await written;
    return target;
  });
