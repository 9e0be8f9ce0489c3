import { createHash } from 'node:crypto';

/** A number in [0, 1) that is always the same for the same words: chance that a repeated run can rely on. */
export const drawLot = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0) / 2 ** 32;

/** One of `choices`, always the same for the same words. */
export const drawOne = <T>(choices: readonly [T, ...T[]], ...words: readonly string[]): T =>
  choices[Math.floor(drawLot(...words) * choices.length)] ?? choices[0];
