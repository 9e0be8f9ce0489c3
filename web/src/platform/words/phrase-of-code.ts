import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import i18next from 'i18next';
import type { PhraseParams } from './translate.ts';

/** The phrase of a code that comes from outside; null for a code that has none. */
export const phraseOfCode = (group: PhraseGroup, code: string, params: PhraseParams = {}): string | null => {
  const key = `${group}.${code}`;
  return i18next.exists(key, params) ? i18next.t(key, params) : null;
};
