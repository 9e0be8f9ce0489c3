import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

export const sharingPhrase = phrasesOf({ en, es });
