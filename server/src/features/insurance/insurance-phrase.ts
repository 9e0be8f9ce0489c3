import { phrasesOf } from '../../platform/mail/phrases.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

/** What mails and papers about policies say. */
export const insurancePhrase = phrasesOf({ en, es });
