import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

export type Attachment = { name: string; type: string; size: number };

/** A caught mail. `links` are the addresses in it, in order. */
export type CaughtMail = {
  id: string;
  received_at: string;
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string | null;
  links: readonly string[];
  attachments: readonly Attachment[];
  /** As they came, by their names in small letters. */
  headers: Readonly<Record<string, string>>;
};

export type MailStore = {
  add: (mail: Omit<CaughtMail, 'id' | 'received_at'>) => CaughtMail;
  /** Newest first; only mails to `to` when given. */
  list: (to?: string) => readonly CaughtMail[];
  find: (id: string) => CaughtMail | undefined;
  clear: () => void;
};

const KEPT_MAILS = 500;

/** Keeps the last 500 mails in memory and one JSON file each in `folder`. */
export const openMailStore = (folder: string): MailStore => {
  mkdirSync(folder, { recursive: true });
  const path = (mail: CaughtMail): string => join(folder, `${mail.received_at.replaceAll(':', '')}-${mail.id}.json`);
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .slice(-KEPT_MAILS)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaughtMail);

  const drop = (mail: CaughtMail): void => {
    if (existsSync(path(mail))) rmSync(path(mail));
  };

  return {
    add: (content) => {
      const mail = { id: randomUUID(), received_at: new Date().toISOString(), ...content };
      mails.push(mail);
      writeFileSync(path(mail), JSON.stringify(mail));
      for (const old of mails.splice(0, Math.max(0, mails.length - KEPT_MAILS))) drop(old);
      return mail;
    },
    list: (to) => {
      const wanted = to?.toLowerCase();
      return mails.filter((mail) => !wanted || mail.to.some((one) => one.toLowerCase() === wanted)).reverse();
    },
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => mails.splice(0).forEach(drop),
  };
};
