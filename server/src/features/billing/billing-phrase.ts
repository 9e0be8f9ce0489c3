import { phrasesOf } from '../../platform/mail/phrases.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

/** What only invoices, statements and the mails about them say. */
export const billingPhrase = phrasesOf({ en, es });
