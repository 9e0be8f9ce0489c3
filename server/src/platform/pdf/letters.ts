import type { Font, Glyph } from 'fontkit';
import { openedFont } from './pdf-fonts.ts';

type Style = { size: number; bold: boolean };
type Point = readonly [x: number, y: number];

const fontOf = (isBold: boolean): Font => openedFont(isBold ? 'bold' : 'regular');

const advances = { regular: new Map<string, number>(), bold: new Map<string, number>() };

const advanceOf = (sign: string, isBold: boolean): number => {
  const known = advances[isBold ? 'bold' : 'regular'];
  const found = known.get(sign);
  if (found !== undefined) return found;
  const font = fontOf(isBold);
  const advance = font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  known.set(sign, advance);
  return advance;
};

/** How wide a text of papers is on one line, in the unit of its size; no pair of letters stands wider. */
export const lettersWidth = (text: string, { size, bold }: Style): number => {
  let width = 0;
  for (const sign of text) width += advanceOf(sign, bold);
  return width * size;
};

const curveSteps = 6;

const between = ([x, y]: Point, [toX, toY]: Point, t: number): Point => [x + (toX - x) * t, y + (toY - y) * t];

/** A curve's point at a share of its way, by the points it is bent towards (de Casteljau). */
const pointAt = ([first, ...others]: readonly [Point, ...Point[]], t: number): Point => {
  let from = first;
  const nearer = others.map((point) => {
    const found = between(from, point, t);
    from = point;
    return found;
  });
  const [next, ...rest] = nearer;
  return next ? pointAt([next, ...rest], t) : first;
};

/** The points of a curve after its first one. */
const curved = (points: readonly [Point, ...Point[]]): Point[] =>
  Array.from({ length: curveSteps }, (_, i) => pointAt(points, (i + 1) / curveSteps));

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);

/** A letter's outlines, each a closed line of points. */
const outlinesOf = ({ path }: Glyph): Point[][] => {
  const outlines: Point[][] = [];
  for (const { command, args } of path.commands) {
    const points = pairs(args);
    const line = outlines.at(-1);
    const last = line?.at(-1);
    if (command === 'moveTo') outlines.push(points);
    else if (line && last && points.length > 0) line.push(...(points.length > 1 ? curved([last, ...points]) : points));
  }
  return outlines;
};

type Edge = { from: Point; to: Point };

/** The edges of a text, its first letter at 0 on its baseline, y downwards. */
const edgesOf = (text: string, { size, bold }: Style): Edge[] => {
  const font = fontOf(bold);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const edges: Edge[] = [];
  let x = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance } = positions[i] ?? { xOffset: 0, yOffset: 0, xAdvance: 0 };
    const left = x + xOffset;
    const placed = ([px, py]: Point): Point => [(left + px) * scale, -(yOffset + py) * scale];
    for (const outline of outlinesOf(glyph)) {
      for (const [at, point] of outline.entries()) {
        const next = outline[(at + 1) % outline.length] ?? point;
        edges.push({ from: placed(point), to: placed(next) });
      }
    }
    x += xAdvance;
  }
  return edges;
};

/** Dots of a text in rows of bytes, the leftmost dot the highest bit; `top` is where its first row is from the baseline. */
export type LetterDots = { left: number; top: number; rowBytes: number; rows: Uint8Array[] };

type Span = { from: number; to: number };

type Crossing = { x: number; turn: number };

/** What of a line lies within letters, from left to right, by where it crosses their edges. */
const spansBetween = (crossings: Crossing[]): Span[] => {
  const spans: Span[] = [];
  let [winding, start] = [0, 0];
  for (const { x, turn } of crossings.toSorted((a, b) => a.x - b.x)) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0 && x > start) spans.push({ from: start, to: x });
  }
  return spans;
};

/** The spans of each row of dots from `top` to before `bottom`, along the middle of the row. */
const spansOfRows = (edges: readonly Edge[], [top, bottom]: Point): Span[][] => {
  const rows = Array.from({ length: bottom - top }, (): Crossing[] => []);
  for (const { from, to } of edges) {
    const [high, low] = from[1] < to[1] ? [from, to] : [to, from];
    const turn = high === from ? 1 : -1;
    const slope = (low[0] - high[0]) / (low[1] - high[1]);
    for (let y = Math.ceil(high[1] - 0.5); y + 0.5 < low[1]; y += 1)
      rows[y - top]?.push({ x: high[0] + (y + 0.5 - high[1]) * slope, turn });
  }
  return rows.map(spansBetween);
};

/** The dots whose middle lies within a span. */
const dotsWithin = ({ from, to }: Span): number[] => {
  const first = Math.ceil(from - 0.5);
  return Array.from({ length: Math.max(0, Math.ceil(to - 0.5) - first) }, (_, i) => first + i);
};

/** The dots of a span; a stroke thinner than a dot has the one it lies on. */
const dotsOf = (span: Span): number[] => {
  const dots = dotsWithin(span);
  return dots.length > 0 ? dots : [Math.floor((span.from + span.to) / 2)];
};

const turned = ([x, y]: Point): Point => [y, x];

/** From the least to the greatest of an axis, in whole dots; one dot at least. */
const reach = (edges: readonly Edge[], axis: 0 | 1): Point => {
  let [low, high] = [0, 1];
  for (const { from } of edges) [low, high] = [Math.min(low, from[axis]), Math.max(high, from[axis])];
  return [Math.floor(low), Math.ceil(high)];
};

/** A text as dots, those whose middle lies within a letter, and of thin strokes those they lie on; `size` in dots. */
export const letterDots = (text: string, style: Style): LetterDots => {
  const edges = edgesOf(text, style);
  const [[left, right], [top, bottom]] = [reach(edges, 0), reach(edges, 1)];
  const rowBytes = Math.ceil((right - left) / 8);
  const rows = Array.from({ length: bottom - top }, () => new Uint8Array(rowBytes));
  const ink = (x: number, y: number) => {
    const [row, dot] = [rows[y - top], x - left];
    if (row) row[dot >> 3] = (row[dot >> 3] ?? 0) | (0x80 >> (dot & 7));
  };
  for (const [row, spans] of spansOfRows(edges, [top, bottom]).entries()) {
    for (const span of spans) for (const x of dotsOf(span)) ink(x, top + row);
  }
  // A level stroke may lie between the middles of two rows; a column shows it.
  const across = edges.map(({ from, to }) => ({ from: turned(from), to: turned(to) }));
  for (const [column, spans] of spansOfRows(across, [left, right]).entries()) {
    for (const span of spans) {
      if (dotsWithin(span).length === 0) for (const y of dotsOf(span)) ink(left + column, y);
    }
  }
  return { left, top, rowBytes, rows };
};
