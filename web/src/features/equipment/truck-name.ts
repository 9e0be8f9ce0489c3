import type { BothLanguages } from '@portal/contract/words/language.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';

/** The truck's name in the user's language, else its code; empty without both. */
export const truckName = (name: BothLanguages | null | undefined, code: string | null | undefined): string =>
  name?.[currentLanguage()] ?? code ?? '';
