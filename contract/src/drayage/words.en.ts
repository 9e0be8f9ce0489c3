import { mail } from './words.mail.en.ts';
import { shown } from './words.shown.en.ts';

export const en = { ...shown, mail };
