import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import i18next from 'i18next';

/** What fills the gaps of a phrase; `count` chooses between singular and plural. */
export type PhraseParams = Record<string, string | number | undefined>;

/** Reads a phrase in the language on screen. */
export type Translate = (key: PhraseKey, params?: PhraseParams) => string;

/** Reads a phrase outside of components, which take theirs from `useTranslation`. */
export const translate: Translate = (key, params) => i18next.t(key, { ...params });
