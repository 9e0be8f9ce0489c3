import { mail } from './words.mail.es.ts';
import { shown } from './words.shown.es.ts';

export const es = { ...shown, mail };
