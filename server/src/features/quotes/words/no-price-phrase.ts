import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './no-price.en.ts';
import { words as es } from './no-price.es.ts';

export const noPricePhrase = phrasesOf({ en, es });
