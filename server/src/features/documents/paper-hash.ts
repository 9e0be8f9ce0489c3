import { createHash } from 'node:crypto';
import type { BolPaper } from './bol-paper.ts';
import type { Paper } from './paper.ts';

/** What a paper says but for the day it is drawn on. */
export const hashOf = (paper: BolPaper | Paper): string => {
  const undated = 'sections' in paper ? { ...paper, foot: '' } : { ...paper, date: '' };
  const logo = paper.logo && createHash('sha256').update(paper.logo).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify({ ...undated, logo }))
    .digest('hex');
};
