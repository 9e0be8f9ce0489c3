import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailSubject, mailSubjects } from '@portal/contract/notifications/mail-kinds.ts';

/** Who reads a mail: a user, or an address that is none's, such as an account's for invoices. */
export type MailReader = { user_id: number } | { address: string };

/** Mails of one kind to one reader, or the reader's daily mail: all that a link to unsubscribe has power over. */
export type Subscribed = { reader: MailReader; kind: MailSubject };

const nameOf = (reader: MailReader): string =>
  'user_id' in reader ? `u${reader.user_id}` : `a${Buffer.from(reader.address.toLowerCase()).toString('base64url')}`;

const readerOf = (name: string): MailReader | null => {
  if (name.startsWith('a')) return { address: Buffer.from(name.slice(1), 'base64url').toString() };
  const user_id = /^u([1-9]\d{0,8})$/.exec(name)?.[1];
  return user_id === undefined ? null : { user_id: Number(user_id) };
};

/** Between the parts of a token; with a dot its address would be one of a file. */
const between = '~';

const signatureOf = (key: Uint8Array, body: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${body}`).digest('base64url');

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** The token in the foot of a mail. It does not end: mails are read years later, and it gives nothing away. */
export const unsubscribeToken = (key: Uint8Array, { reader, kind }: Subscribed): string => {
  const body = `${nameOf(reader)}${between}${kind}`;
  return `${body}${between}${signatureOf(key, body)}`;
};

/** What a token stands for; null when it is forged or altered. */
export const readUnsubscribeToken = (key: Uint8Array, token: string): Subscribed | null => {
  const [name = '', named = '', signature = '', ...more] = token.split(between);
  if (more.length > 0 || !isSame(signature, signatureOf(key, `${name}${between}${named}`))) return null;
  const reader = readerOf(name);
  const kind = mailSubjects.find((one) => one === named);
  return reader && kind ? { reader, kind } : null;
};
