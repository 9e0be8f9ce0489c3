import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
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

const textField = (shape: Extract<LabelShape, { kind: 'text' }>): string => {
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

const written = (shape: LabelShape): string => {
  if (shape.kind === 'text') return textField(shape);
  return shape.kind === 'bars' ? barField(shape) : boxField(shape);
};

const { width, height } = labelSizes.tall;

/** Labels for a Zebra printer, 4 by 6 in. at 203 dpi, in UTF-8; one `^XA ... ^XZ` a label. */
export const writeZpl = (labels: readonly Label[], language: Language): string =>
  labels
    .map((label) => {
      const head = `^XA\n^CI28\n^PW${dot(width)}\n^LL${dot(height)}\n^LH0,0`;
      return [head, ...layOutLabel(label, 'tall', language).map(written), '^PQ1', '^XZ', ''].join('\n');
    })
    .join('');
