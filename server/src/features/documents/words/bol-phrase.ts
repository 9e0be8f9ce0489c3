import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './bol.en.ts';
import { words as es } from './bol.es.ts';

export const bolPhrase = phrasesOf({ en, es });
