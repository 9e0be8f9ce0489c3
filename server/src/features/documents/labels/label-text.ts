import { helveticaWidths } from './data/helvetica-widths.ts';

/** The printable signs of Latin 1, which every printer and the fonts of a PDF have. */
const isWritable = (code: number): boolean => (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);

const replacements: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...' };

const writable = (sign: string): string => {
  if (isWritable(sign.codePointAt(0) ?? 0)) return sign;
  const plain = replacements[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...plain].every((one) => isWritable(one.codePointAt(0) ?? 0)) ? plain : '?';
};

/** A text in signs a label can print: control characters become blanks, letters from elsewhere lose their marks or become "?". */
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

/** Words on lines of this width, as they come; a word too long for a line has one for itself. */
const broken = (text: string, width: number, size: number, bold: boolean): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, bold) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
};

/** A text on so many lines at most: smaller down to `least` where it is too long, then the last line is cut. */
export const fitLines = (
  raw: string,
  width: number,
  most: number,
  { size, least = size, bold = false }: { size: number; least?: number; bold?: boolean },
): { text: string; size: number }[] => {
  const text = printable(raw);
  let fitting = size;
  const fits = (lines: readonly string[]) =>
    lines.length <= most && lines.every((line) => textWidth(line, fitting, bold) <= width);
  let lines = broken(text, width, fitting, bold);
  while (!fits(lines) && fitting > least) {
    fitting = Math.max(least, fitting - 0.5);
    lines = broken(text, width, fitting, bold);
  }
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].filter(Boolean);
  return kept.map((line) => ({ text: cut(line, width, fitting, bold), size: fitting }));
};
