import { phrasesOf } from '../../../../platform/mail/phrases.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

/** The words of notifications in the bell. */
export const bellPhrase = phrasesOf({ en, es });
