import type { BothLanguages } from '@portal/contract/words/language.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';

/** A truck by the name it went by, else by its code; nothing where there is none. */
export const truckName = (name: BothLanguages | null | undefined, code: string | null | undefined): string =>
  name?.[currentLanguage()] ?? code ?? '';
