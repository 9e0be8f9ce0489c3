import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument as JoinedDocument, type PDFFont, type PDFImage, PDFName, rgb } from '@cantoo/pdf-lib';
import { paperText } from '@portal/contract/values/paper-text.ts';
import * as fontkit from 'fontkit';
import { fontFile } from '../../../platform/pdf/pdf-fonts.ts';
import { drawHere, type PaperAbout } from '../../../platform/pdf/pdf-render.ts';
import { drawLetter } from './draw-letter.ts';
import type { ClaimLetter, JoinedPacket, PacketFile, PacketTask } from './packet-paper.ts';

// A thread of its own: reading other people's PDFs takes its time, and may take more memory than a call may.

const aboutLetters = ([first]: readonly ClaimLetter[]): PaperAbout => ({
  title: first?.title ?? '',
  language: first?.language ?? 'en',
});

const drawLetters = (letters: readonly ClaimLetter[], apart: ReadonlySet<number>): Promise<Uint8Array> =>
  drawHere(
    aboutLetters(letters),
    (doc) => {
      for (const letter of letters) {
        doc.addPage();
        drawLetter(doc, letter, apart);
      }
    },
    true,
  );

const sheet = { width: 612, height: 792, margin: 36, caption: 20 };

const captionSizes = [9, 8, 7, 6, 5] as const;

/** A name on one line of the sheet, in smaller letters where it is long, with an ellipsis where those do not do. */
const captionOf = (name: string, font: PDFFont): { text: string; size: number } => {
  let text = paperText(name).replaceAll('\n', ' ');
  const fits = (size: number) => font.widthOfTextAtSize(text, size) <= sheet.width - 2 * sheet.margin;
  const size = captionSizes.find(fits) ?? 5;
  while (!fits(size)) text = `${text.slice(0, -2)}…`;
  return { text, size };
};

const addImage = (packet: JoinedDocument, image: PDFImage, caption: string, font: PDFFont): void => {
  const page = packet.addPage([sheet.width, sheet.height]);
  const room = { width: sheet.width - 2 * sheet.margin, height: sheet.height - 2 * sheet.margin - sheet.caption };
  const { width, height } = image.scaleToFit(room.width, room.height);
  const top = sheet.height - sheet.margin - sheet.caption;
  page.drawImage(image, { x: (sheet.width - width) / 2, y: top - height, width, height });
  const { text, size } = captionOf(caption, font);
  page.drawText(text, { x: sheet.margin, y: top + 8, size, font, color: rgb(0.34, 0.38, 0.47) });
};

const addFile = async (
  packet: JoinedDocument,
  file: PacketFile,
  captionFont: () => Promise<PDFFont>,
): Promise<boolean> => {
  try {
    if (file.content_type === 'application/pdf') {
      const source = await JoinedDocument.load(file.bytes);
      for (const page of await packet.copyPages(source, source.getPageIndices())) packet.addPage(page);
      return true;
    }
    if (file.content_type === 'image/jpeg')
      addImage(packet, await packet.embedJpg(file.bytes), file.caption, await captionFont());
    else if (file.content_type === 'image/png')
      addImage(packet, await packet.embedPng(file.bytes), file.caption, await captionFont());
    else return false;
    return true;
  } catch {
    // Locked, broken or of a kind that has no pages: it is named in the letter and sent apart.
    return false;
  }
};

const join = async ({ letters, files }: PacketTask): Promise<JoinedPacket> => {
  const papers = await JoinedDocument.create();
  papers.registerFontkit(fontkit);
  let font: Promise<PDFFont> | undefined;
  /** Read where the first photo is named: a bill’s dispute often has none. */
  const captionFont = () => (font ??= papers.embedFont(readFileSync(fontFile('regular')), { subset: true }));
  const apart: number[] = [];
  for (const file of files) if (!(await addFile(papers, file, captionFont))) apart.push(file.id);
  const packet = await JoinedDocument.load(await drawLetters(letters, new Set(apart)));
  const joined = await JoinedDocument.load(await papers.save());
  if (files.length > apart.length) {
    // What says that all of it can be read by screen readers holds for the letters alone.
    packet.catalog.delete(PDFName.of('Metadata'));
    for (const page of await packet.copyPages(joined, joined.getPageIndices())) packet.addPage(page);
  }
  return { bytes: await packet.save(), apart };
};

const task: PacketTask = workerData;
parentPort?.postMessage(await join(task));
