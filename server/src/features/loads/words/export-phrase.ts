import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './export.en.ts';
import { words as es } from './export.es.ts';

export const exportPhrase = phrasesOf({ en, es });
