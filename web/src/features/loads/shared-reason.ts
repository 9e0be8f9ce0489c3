import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';

/** The phrase of a reason code of carriers such as `390-1` or `NO_CAPACITY`; empty when unknown. */
export const sharedReason = (code: string): string => phraseOfCode('loads.page.reasons', code.replace('-', '_')) ?? '';
