import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { words as noPrice } from '../words/no-price.en.ts';
import { noPricePhrase } from '../words/no-price-phrase.ts';

const isKnown = (reason: string): reason is keyof typeof noPrice => Object.hasOwn(noPrice, reason);

/** Why a carrier gave no price, in words; null for a reason only the carrier itself understands. */
export const noPriceReason = (failure: string | null): BothLanguages | null => {
  const [reason = '', what = ''] = (failure ?? '').split(' ');
  if (!isKnown(reason)) return null;
  const service = lineLabel(what);
  const inWords = (language: 'en' | 'es') => noPricePhrase(language, reason, { what, service: service[language] });
  return { en: inWords('en'), es: inWords('es') };
};
