import PDFDocument from 'pdfkit';
import type { PdfDoc } from './pdf-drawing.ts';

// pdfkit reads a font's table of letters and kerning again for each document, and measures each word each time.
// A thread draws many papers of the same few words, so both are cached here. What is used of pdfkit beyond its types
// stands below; its version is pinned.

type Encoded = [string[], object[]];
type Font = {
  document: PdfDoc;
  id: string;
  dictionary?: unknown;
  encode(text: string): Encoded;
  widthOfString(text: string, size: number): number;
};
type WithFonts = { _fontFamilies: Record<string, Font>; _fontCount: number };

const names = ['Helvetica', 'Helvetica-Bold'] as const;

/** Words cached for each font before the cache is cleared: a few megabytes. */
const cacheLimit = 20_000;

const cached = <T>(find: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= cacheLimit) known.clear();
    const made = find(text);
    known.set(text, made);
    return made;
  };
};

const fontsOf = (doc: PdfDoc): WithFonts => doc as unknown as WithFonts;

const readFont = (name: string): Font => {
  const doc = new PDFDocument({ font: name });
  const font = fontsOf(doc)._fontFamilies[name];
  if (!font) throw new Error(`no font ${name}`);
  const encode = cached((text) => font.encode(text));
  const widthOfOne = cached((text) => font.widthOfString(text, 1));
  const shared: Font = Object.create(font);
  return Object.assign(shared, {
    encode,
    widthOfString: (text: string, size: number) => widthOfOne(text) * size,
  });
};

const shared = new Map<string, Font>();

const sharedFont = (name: string): Font => {
  const known = shared.get(name) ?? readFont(name);
  shared.set(name, known);
  return known;
};

/** Gives a new document the fonts other documents have had; the plain one is chosen. */
export const shareFonts = (doc: PdfDoc): void => {
  const fonts = fontsOf(doc);
  for (const name of names) {
    fonts._fontCount += 1;
    const own: Font = Object.create(sharedFont(name));
    fonts._fontFamilies[name] = Object.assign(own, {
      document: doc,
      id: `F${fonts._fontCount}`,
      dictionary: undefined,
    });
  }
  doc.font(names[0]);
};
