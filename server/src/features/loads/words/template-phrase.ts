import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './template.en.ts';
import { words as es } from './template.es.ts';

export const templatePhrase = phrasesOf({ en, es });
