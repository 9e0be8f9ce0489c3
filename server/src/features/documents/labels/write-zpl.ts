import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { letterDots } from '../../../platform/pdf/letters.ts';
import type { Label } from './label.ts';
import { dotsPerPoint } from './label-shapes.ts';
import { labelSizes, layOutLabel } from './lay-out-label.ts';

const dot = (points: number): number => Math.max(0, Math.round(points * dotsPerPoint));

const field = ({ x, y }: { x: number; y: number }, command: 'FO' | 'FT' = 'FO'): string =>
  `^${command}${dot(x)},${dot(y)}`;

const commandSigns = /[\^~_\\]/g;

/** A text as field data: what begins a command, and the mark of the escapes itself, is written in hexadecimal. */
const escaped = (text: string): string =>
  `^FH_^FD${text.replaceAll(commandSigns, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}^FS`;

type TextShape = Extract<LabelShape, { kind: 'text' }>;

/** The letters font 0 has on every printer. */
const isInPrinter = /^[ -~\u00A0-\u00FF]*$/;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').toUpperCase();

/** Rows of dots in hexadecimal: `,` stands for the white at the end of a row, `:` for the row before once more. */
const packed = (rows: readonly Uint8Array[]): string => {
  const written = rows.map((row) => hex(row).replace(/0+$/, ','));
  return written.map((row, i) => (i > 0 && row === written[i - 1] ? ':' : row)).join('');
};

/** A text as a picture, in the letters of all other papers. */
const pictureField = (shape: TextShape): string => {
  const { left, top, rowBytes, rows } = letterDots(shape.text, { size: shape.size * dotsPerPoint, bold: shape.bold });
  const at = `^FO${Math.max(0, dot(shape.x) + left)},${Math.max(0, dot(shape.y) + top)}`;
  const bytes = rowBytes * rows.length;
  return `${at}${shape.white ? '^FR' : ''}^GFA,${bytes},${bytes},${rowBytes},${packed(rows)}^FS`;
};

const textField = (shape: TextShape): string => {
  if (!isInPrinter.test(shape.text)) return pictureField(shape);
  // The printer's own font is narrower than the one the line was measured in: it always fits.
  const height = dot(shape.size * (shape.bold ? 1.05 : 1));
  const width = Math.round(height * (shape.bold ? 0.92 : 0.85));
  return `${field(shape, 'FT')}^A0N,${height},${width}${shape.white ? '^FR' : ''}${escaped(shape.text)}`;
};

/** GS1 data for set C, which takes digits in pairs; what is left of it is written in set B. */
const inSets = (text: string): string => {
  const pairs = /^(?:\d\d)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(pairs.length);
  return rest ? `${pairs}>6${rest}` : pairs;
};

/** Bars whose data cannot hold a command: numbers and postal codes are letters, digits and hyphens. */
const barField = (shape: Extract<LabelShape, { kind: 'bars' }>): string => {
  const height = dot(shape.h);
  const head = `${field(shape)}^BY${shape.dots}^BCN,${height},N,N,N`;
  // Start in set C, then FNC1, which makes it GS1-128.
  if (shape.symbology === 'gs1-128') {
    return `${head},N^FD>;>8${inSets(shape.text.replaceAll(/[^A-Za-z0-9]/g, ''))}^FS`;
  }
  return `${head},A^FD${shape.text.replaceAll(/[^A-Za-z0-9-]/g, '')}^FS`;
};

const boxField = (shape: { x: number; y: number; w: number; h: number }): string => {
  const [w, h] = [Math.max(1, dot(shape.w)), Math.max(1, dot(shape.h))];
  return `${field(shape)}^GB${w},${h},${Math.min(w, h)}^FS`;
};

const written = (shape: Exclude<LabelShape, TextShape>): string =>
  shape.kind === 'bars' ? barField(shape) : boxField(shape);

const { width, height } = labelSizes.tall;

/**
 * Labels for a Zebra printer, 4 by 6 in. at 203 dpi, in UTF-8; one `^XA ... ^XZ` a label. Fonts with letters from
 * elsewhere are not on every printer and those without them leave white, so a line with such letters is a picture.
 */
export const writeZpl = (labels: readonly Label[], language: Language): string => {
  const fields = new Map<string, string>();
  /** What stands on all labels of a load is drawn once. */
  const fieldOf = (shape: LabelShape): string => {
    if (shape.kind !== 'text') return written(shape);
    const key = JSON.stringify(shape);
    const field = fields.get(key) ?? textField(shape);
    fields.set(key, field);
    return field;
  };
  const head = `^XA\n^CI28\n^PW${dot(width)}\n^LL${dot(height)}\n^LH0,0`;
  return labels
    .map((label) => [head, ...layOutLabel(label, 'tall', language).map(fieldOf), '^PQ1', '^XZ', ''].join('\n'))
    .join('');
};
