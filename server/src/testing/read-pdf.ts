import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// It would fetch itself from the network.
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const opened = async <T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
};

const textOfPage = async (document: PDFDocumentProxy, number: number): Promise<string> => {
  // As it is written: pdf.js would write micro signs and ligatures by others that mean the same.
  const content = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
  return content.items
    .map((item) => ('str' in item ? item.str : ''))
    .filter((text) => text.trim() !== '')
    .join('\n');
};

/** The texts of a PDF, page by page, in the order they were written. */
export const textsOf = (bytes: Uint8Array): Promise<string[]> =>
  opened(bytes, (document) =>
    Promise.all(Array.from({ length: document.numPages }, (_, i) => textOfPage(document, i + 1))),
  );

type Node = { role: string; children: (Node | { type: string })[] };
/** An element of a page's structure: what it is, and the elements in it. */
export type TagTree = [string, ...TagTree[]];

const treeOf = ({ role, children }: Node): TagTree => [
  role,
  ...children.filter((child): child is Node => 'role' in child).map(treeOf),
];

/** The texts of a page that belong to no element of its structure. */
const looseTexts = async (document: PDFDocumentProxy, number: number): Promise<string[]> => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  const loose: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() !== '' && !open.includes(true)) loose.push(item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id !== undefined && item.id !== null);
  }
  return loose;
};

/** What a PDF says of itself, and the structure of its pages; `loose` are texts outside of it. */
export const structureOf = (bytes: Uint8Array) =>
  opened(bytes, async (document) => {
    const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
    const trees = await Promise.all(numbers.map(async (n) => (await document.getPage(n)).getStructTree()));
    const loose = await Promise.all(numbers.map((n) => looseTexts(document, n)));
    const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } };
    return {
      language: info.Language,
      title: info.Title,
      isMarked: new Map((await document.getMarkInfo()) as never).get('Marked') === true,
      loose: loose.flat(),
      tags: trees.flatMap(
        (tree) => (tree as Node | null)?.children.filter((child): child is Node => 'role' in child).map(treeOf) ?? [],
      ),
    };
  });

const paint = async (document: PDFDocumentProxy, page: number, dpi: number) => {
  const sheet = await document.getPage(page);
  const viewport = sheet.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await sheet.render({ canvas: canvas as never, viewport }).promise;
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
};

/** A page of a PDF as dots. */
export const paintedPage = (
  bytes: Uint8Array,
  dpi: number,
  page = 1,
): Promise<{ isDark: (x: number, y: number) => boolean }> =>
  opened(bytes, async (document) => {
    const { data, width } = await paint(document, page, dpi);
    return { isDark: (x, y) => (data[(y * width + x) * 4] ?? 255) < 128 };
  });

/** What a scanner reads on a page of a PDF, which is painted at 300 dots an inch first. */
export const barcodesOn = (bytes: Uint8Array, page = 1): Promise<{ format: string; text: string }[]> =>
  opened(bytes, async (document) => {
    const picture = await paint(document, page, 300);
    const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 20 });
    return found.map(({ format, text }) => ({ format, text }));
  });
