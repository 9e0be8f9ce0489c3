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

/** Where a line crosses the edges, from left to right, and whether each goes down there. */
const crossingsAt = (edges: readonly Edge[], y: number): { x: number; turn: number }[] =>
  edges
    .filter(({ from, to }) => from[1] <= y !== to[1] <= y)
    .map(({ from, to }) => ({
      x: from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]),
      turn: from[1] < to[1] ? 1 : -1,
    }))
    .toSorted((a, b) => a.x - b.x);

/** A text as dots, those whose middle lies within a letter; `size` in dots. */
export const letterDots = (text: string, style: Style): LetterDots => {
  const edges = edgesOf(text, style);
  const points = edges.map(({ from }) => from);
  const reach = (axis: 0 | 1): Point => {
    const places = points.map((point) => point[axis]);
    return places.reduce<Point>(([low, high], place) => [Math.min(low, place), Math.max(high, place)], [0, 1]);
  };
  const [[minX, maxX], [minY, maxY]] = [reach(0), reach(1)];
  const [left, top] = [Math.floor(minX), Math.floor(minY)];
  const rowBytes = Math.ceil((Math.ceil(maxX) - left) / 8);
  const rows = Array.from({ length: Math.ceil(maxY) - top }, (_, row) => {
    const bytes = new Uint8Array(rowBytes);
    const crossings = crossingsAt(edges, top + row + 0.5);
    let winding = 0;
    for (const [i, { x, turn }] of crossings.entries()) {
      winding += turn;
      if (winding === 0) continue;
      const end = (crossings[i + 1]?.x ?? x) - left;
      for (let dot = Math.ceil(x - left - 0.5); dot + 0.5 < end; dot += 1) {
        bytes[dot >> 3] = (bytes[dot >> 3] ?? 0) | (0x80 >> (dot & 7));
      }
    }
    return bytes;
  });
  return { left, top, rowBytes, rows };
};
