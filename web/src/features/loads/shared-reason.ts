import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';

/** A phrase for a code carriers and portal share, or nothing: `390-1` and `NO_CAPACITY` are such codes. */
export const sharedReason = (code: string): string => phraseOfCode('loads.page.reasons', code.replace('-', '_')) ?? '';
