import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './file.en.ts';
import { words as es } from './file.es.ts';

export const quoteFilePhrase = phrasesOf({ en, es });
