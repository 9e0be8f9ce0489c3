import type { PdfDoc } from '../../../platform/pdf/pdf-doc.ts';
import { frame, headingBar, heightOf, write } from '../../../platform/pdf/pdf-drawing.ts';
import { blockGap, type BolWords, page } from './bol-page.ts';

/** Long instructions get small letters, and those that need even smaller ones a page of their own. */
const sizes = [8, 7.2, 6.5, 5.8];
const w = page.width - 12;
const barHeight = 13;
const leastHeight = 24;

/** The instructions on one line after another, what was typed on several lines too. */
const joined = (instructions: readonly string[]): string =>
  instructions
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
    .join('  ·  ');

/** How the instructions stand on the first page. `elsewhere` is what a page of their own says; null where none is needed. */
export type Instructions = { text: string; size: number; h: number; elsewhere: string | null };

export const layOutInstructions = (
  doc: PdfDoc,
  instructions: readonly string[],
  words: BolWords,
  room: number,
): Instructions => {
  const text = joined(instructions) || words.no_instructions;
  const heightAt = (size: number) => barHeight + Math.max(leastHeight, heightOf(doc, text, w, size) + 8) + blockGap;
  const size = sizes.find((one) => heightAt(one) <= room);
  return size === undefined
    ? { text: words.instructions_elsewhere, size: 8, h: barHeight + leastHeight + blockGap, elsewhere: text }
    : { text, size, h: heightAt(size), elsewhere: null };
};

/** Answers where the next block begins. */
export const drawInstructions = (doc: PdfDoc, { text, size, h }: Instructions, words: BolWords, y: number): number => {
  const bar = headingBar(doc, words.instructions, { x: page.left, y, w: page.width });
  const height = h - blockGap;
  write(doc, text, { x: page.left + 6, y: y + bar + 4, w, h: height - bar - 3 }, { size });
  frame(doc, { x: page.left, y, w: page.width, h: height });
  return y + h;
};

/** The instructions the first page had no room for, at the top of a further page; answers where the next block begins. */
export const drawFurtherInstructions = (doc: PdfDoc, text: string, words: BolWords, y: number): number => {
  const size = 8;
  const h = barHeight + heightOf(doc, text, w, size) + 8 + blockGap;
  return drawInstructions(doc, { text, size, h, elsewhere: null }, words, y);
};
