import { paperText } from '@portal/contract/values/paper-text.ts';
import { lettersWidth } from '../../../platform/pdf/letters.ts';

/** A text on one line in the signs that papers have. */
export const oneLine = (text: string): string => paperText(text).replaceAll(/\s+/g, ' ').trim();

/** How wide a text is in the font of papers, in points. */
export const textWidth = (text: string, size: number, bold: boolean): number => lettersWidth(text, { size, bold });

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
  const text = oneLine(raw);
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
  const text = oneLine(raw);
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
