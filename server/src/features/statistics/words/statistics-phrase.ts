import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

/** The phrases of the spreadsheet of figures and of its mail. */
export const statisticsPhrase = phrasesOf({ en, es });
