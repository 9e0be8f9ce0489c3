import { createHash } from 'node:crypto';
import type { BolPaper } from './bol-paper.ts';
import type { Paper } from './paper.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Signs the built-in font did not have, in which papers were once drawn: those beyond Windows-1252. */
const isNewToPapers =
  /[^ -~\u00A0-\u00FF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]/;

/**
 * A hash of what is drawn. With signs that came out as others in papers once drawn, it is another one than theirs, so
 * that who wants the paper again gets a right one.
 */
export const digestOf = (drawn: object): string => {
  const text = JSON.stringify(drawn);
  return sha256(isNewToPapers.test(text) ? `${text} in Arimo` : text);
};

/** What a paper says but for the day it is drawn on. */
export const hashOf = (paper: BolPaper | Paper): string => {
  const undated = 'sections' in paper ? { ...paper, foot: '' } : { ...paper, date: '' };
  return digestOf({ ...undated, logo: paper.logo && sha256(paper.logo) });
};
