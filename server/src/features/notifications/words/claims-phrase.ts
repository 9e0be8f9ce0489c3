import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './claims.en.ts';
import { words as es } from './claims.es.ts';

export const claimsPhrase = phrasesOf({ en, es });
