import type { BothLanguages, Language } from '@portal/contract/words/language.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';

const textIn = (language: Language, right: string): string => {
  const [method, resource] = right.split(':');
  if (resource === undefined) return phraseOfCode(language, 'roles.capabilities', right) ?? right;
  const what = phraseOfCode(language, 'roles.resources', resource);
  const how = phraseOfCode(language, 'roles.methods', method);
  return what && how ? `${what}: ${how}` : right;
};

/** A right as the screens of roles call it, such as "Payments: See". */
export const rightText = (right: string): BothLanguages => ({ en: textIn('en', right), es: textIn('es', right) });
