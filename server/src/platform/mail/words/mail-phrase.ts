import { phrasesOf } from '../phrases.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

export const mailPhrase = phrasesOf({ en, es });
