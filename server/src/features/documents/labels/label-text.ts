import { helveticaWidths } from './data/helvetica-widths.ts';

/** The printable signs of Latin 1, which every printer and the fonts of a PDF have. */
const isWritable = (code: number): boolean => (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);

const replacements: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...' };

const writable = (sign: string): string => {
  if (isWritable(sign.codePointAt(0) ?? 0)) return sign;
  const plain = replacements[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...plain].every((one) => isWritable(one.codePointAt(0) ?? 0)) ? plain : '?';
};

/** A text in signs a label can bear: control characters become blanks, letters from elsewhere lose their marks or become "?". */
export const printable = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replaceAll(/\p{Cf}/gu, ''),
  ]
    .map(writable)
    .join('')
    .trim();

const signWidth = (sign: string, bold: boolean): number => {
  const { ascii, latin } = helveticaWidths[bold ? 'bold' : 'regular'];
  const code = sign.codePointAt(0) ?? 0;
  return (code < 0xa0 ? ascii[code - 0x20] : latin[code - 0xa0]) ?? 600;
};

/** How wide a printable text is in Helvetica, in points. */
export const textWidth = (text: string, size: number, bold: boolean): number => {
  let width = 0;
  for (const sign of text) width += signWidth(sign, bold);
  return (width * size) / 1000;
};

/** As much of the text as fits, with "..." where something is left out. */
const cut = (text: string, width: number, size: number, bold: boolean): string => {
  if (textWidth(text, size, bold) <= width) return text;
  let kept = text;
  while (kept !== '' && textWidth(`${kept}...`, size, bold) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}...`;
};

/** A text on one line: smaller down to `least` where it is too long, then cut. */
export const fitLine = (
  raw: string,
  width: number,
  { size, least = size, bold = false }: { size: number; least?: number; bold?: boolean },
): { text: string; size: number } => {
  const text = printable(raw);
  const needed = textWidth(text, size, bold);
  const fitting = needed <= width ? size : Math.max(least, Math.floor(((size * width) / needed) * 4) / 4);
  return { text: cut(text, width, fitting, bold), size: fitting };
};
