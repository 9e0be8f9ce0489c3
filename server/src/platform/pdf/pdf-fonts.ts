import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { PdfDoc } from './pdf-doc.ts';

// A document of pdfkit lays out every word again and reads a font's file for itself. A thread draws many papers of the
// same few words, so files and laid out words are shared here. What is used of pdfkit beyond its types stands below;
// its version is pinned.

/** The weights papers are written in. */
export const fontNames = ['regular', 'bold'] as const;
export type FontName = (typeof fontNames)[number];

/** Arimo has the widths of Helvetica, and Latin, Greek and Cyrillic letters. */
const files: Record<FontName, string> = {
  regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
};

/** Where lines stand, in thousandths of the size: as in Helvetica, for which the papers are laid out. */
const lineMetrics = { ascender: 718, descender: -207, lineGap: 231 };

/** Laid out words kept of each font: a few megabytes. */
const cacheLimit = 20_000;

type Layouts = Record<string, object>;
type OpenFont = { layoutCache: Layouts } & typeof lineMetrics;
/** A document of pdfkit, which takes a font that is open as well as its bytes. */
type WithFonts = {
  registerFont: (name: string, font: Font) => WithFonts;
  font: (name: string) => WithFonts;
  _font: OpenFont;
};

const require = createRequire(import.meta.url);
/** Where the font's file is. */
export const fontFile = (name: FontName): string => require.resolve(files[name]);

const opened = new Map<FontName, { font: Font; layouts: Layouts }>();

/**
 * Opens a font and looks every letter up once. fontkit keeps a glyph as it was first read: one that is read as a part of
 * another, as the z of ž is when a document ends, would have no letter in the documents after that.
 */
const openFont = (name: FontName): Font => {
  const font = openSync(fontFile(name));
  if ('fonts' in font) throw new Error('several fonts in one file');
  const isPrivate = (code: number) => code >= 0xe0_00 && code <= 0xf8_ff;
  for (const code of font.characterSet) if (!isPrivate(code)) font.glyphForCodePoint(code);
  return font;
};

const sharedFont = (name: FontName): { font: Font; layouts: Layouts } => {
  const known = opened.get(name);
  if (known && Object.keys(known.layouts).length < cacheLimit) return known;
  const font = known?.font ?? openFont(name);
  const fresh = { font, layouts: Object.create(null) };
  opened.set(name, fresh);
  return fresh;
};

/** A font for measuring letters and drawing them by their outlines. */
export const openedFont = (name: FontName): Font => sharedFont(name).font;

/** Gives a new document the fonts other documents have had; the regular one is chosen. */
export const shareFonts = (doc: PdfDoc): void => {
  for (const name of fontNames.toReversed()) {
    const { font, layouts } = sharedFont(name);
    const { _font: own } = (doc as unknown as WithFonts).registerFont(name, font).font(name);
    Object.assign(own, { layoutCache: layouts, ...lineMetrics });
  }
};
