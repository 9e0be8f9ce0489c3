import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { countryName } from '@portal/contract/commodities/country-name.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from '../words/no-price.en.ts';
import { words as es } from '../words/no-price.es.ts';

const noPricePhrase = phrasesOf({ en, es });

const isKnown = (reason: string): reason is keyof typeof en => Object.hasOwn(en, reason);

/** Why a carrier gave no price, in words; null for a reason only the carrier itself understands. */
export const noPriceReason = (failure: string | null): BothLanguages | null => {
  const [reason = '', what = ''] = (failure ?? '').split(' ');
  if (!isKnown(reason)) return null;
  const service = lineLabel(what);
  const isCountry = reason === 'country_not_served';
  const country = { en: isCountry ? countryName(what, 'en') : '', es: isCountry ? countryName(what, 'es') : '' };
  const inWords = (language: 'en' | 'es') =>
    noPricePhrase(language, reason, { what, service: service[language], country: country[language] });
  return { en: inWords('en'), es: inWords('es') };
};
