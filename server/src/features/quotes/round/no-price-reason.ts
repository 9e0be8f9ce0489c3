import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { noPrice } from '@portal/contract/quotes/words.no-price.en.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { phrase } from '../../../platform/mail/phrases.ts';

/** Why a carrier gave no price, in words; null for a reason only the carrier itself understands. */
export const noPriceReason = (failure: string | null): BothLanguages | null => {
  const [reason = '', what = ''] = (failure ?? '').split(' ');
  if (!Object.hasOwn(noPrice, reason)) return null;
  const service = lineLabel(what);
  const inWords = (language: 'en' | 'es') =>
    phrase(language, `quotes.no_price.${reason}`, { what, service: service[language] });
  return { en: inWords('en'), es: inWords('es') };
};
