import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import { barsOf, quietModules, type Symbology } from '../../../platform/pdf/barcode.ts';
import type { Box } from '../../../platform/pdf/pdf-drawing.ts';
import { fitLine, fitLines, textWidth } from './label-text.ts';

/** Dots of the printer a label is laid out for, per point: bars begin and end on a dot, so that they come out sharp. */
export const dotsPerPoint = 203 / 72;

type LineStyle = {
  size: number;
  least?: number;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  white?: boolean;
};

/** A line of text whose capitals stand on `y` in a width; nothing where there is nothing to say. */
export const textLine = (
  raw: string,
  { x, y, w }: { x: number; y: number; w: number },
  { size, least, bold = false, align = 'left', white = false }: LineStyle,
): LabelShape[] => {
  const fitted = fitLine(raw, w, { size, bold, ...(least === undefined ? {} : { least }) });
  if (fitted.text === '') return [];
  const width = textWidth(fitted.text, fitted.size, bold);
  const free = w - width;
  const left = { left: 0, center: free / 2, right: free }[align];
  return [{ kind: 'text', x: x + left, y, w: width, bold, white, ...fitted }];
};

/** A text on several lines, the first one's baseline on `y`; answers the lowest baseline too. */
export const textLines = (
  raw: string,
  { x, y, w }: { x: number; y: number; w: number },
  most: number,
  { size, least, bold = false, white = false }: LineStyle,
): { shapes: LabelShape[]; y: number } => {
  const lines = fitLines(raw, w, most, { size, bold, ...(least === undefined ? {} : { least }) });
  const shapes = lines.map(({ text, size: fitted }, i): LabelShape => ({
    kind: 'text',
    x,
    y: y + i * (fitted + 1.5),
    w: textWidth(text, fitted, bold),
    text,
    size: fitted,
    bold,
    white,
  }));
  return { shapes, y: shapes.at(-1)?.y ?? y };
};

/** A black area. */
export const area = ({ x, y, w, h }: Box): LabelShape => ({ kind: 'area', x, y, w, h });

/** A rule, 1 point thick, across or down. */
export const rule = (x: number, y: number, length: number, isDown = false): LabelShape => ({
  kind: 'line',
  x,
  y,
  w: isDown ? 1 : length,
  h: isDown ? length : 1,
});

const widestModule = 4;

/** A barcode as wide as whole dots allow, its quiet zones within the box. */
export const bars = (
  symbology: Symbology,
  text: string,
  { x, y, w, h }: Box,
  align: 'left' | 'center' = 'left',
): LabelShape[] => {
  if (text === '') return [];
  const widths = [...barsOf(symbology, text)];
  const modules = widths.reduce((total, width) => total + width, 0) + 2 * quietModules;
  const dots = Math.max(1, Math.min(widestModule, Math.floor((w * dotsPerPoint) / modules)));
  const free = Math.max(0, w - (modules * dots) / dotsPerPoint);
  const left = x + (align === 'center' ? free / 2 : 0) + (quietModules * dots) / dotsPerPoint;
  return [{ kind: 'bars', x: left, y, h, symbology, text, dots, widths }];
};
