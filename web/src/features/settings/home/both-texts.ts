import type { BothLanguages } from '@portal/contract/words/language.ts';

/** A text of both languages, a line each. */
export const bothTexts = ({ en, es }: BothLanguages): string => [en, es].filter(Boolean).join('\n');
