import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailSubject, mailSubjects } from '@portal/contract/notifications/mail-kinds.ts';

/**
 * Who reads a mail: a user, or an address that is none's, such as an account's for invoices. `account_id`: the account
 * whose mails alone are meant.
 */
export type MailReader = { user_id: number } | { address: string; account_id?: number };

/** Mails of one kind to one reader, or the reader's daily mail: all that a link to unsubscribe has power over. */
export type Subscribed = { reader: MailReader; kind: MailSubject };

const nameOf = (reader: MailReader): string => {
  if ('user_id' in reader) return `u${reader.user_id}`;
  const address = Buffer.from(reader.address.toLowerCase()).toString('base64url');
  return reader.account_id === undefined ? `a${address}` : `n${reader.account_id}-${address}`;
};

const addressOf = (text: string): string => Buffer.from(text, 'base64url').toString();

const readerOf = (name: string): MailReader | null => {
  if (name.startsWith('a')) return { address: addressOf(name.slice(1)) };
  const [, account_id, address = ''] = /^n([1-9]\d{0,8})-(.+)$/.exec(name) ?? [];
  if (account_id !== undefined) return { address: addressOf(address), account_id: Number(account_id) };
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
