import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { contentTypeOf } from '../files/content-type.ts';
import type { FileStore } from '../files/files.ts';
import type { Mail } from './mail.ts';
import { escapeHtml, logoPlace } from './mail-layout.ts';
import { findLogoOfReader } from './mail-logo.queries.ts';

type Parts = { db: Database; files: FileStore; log: Logger };
type Logo = { content: Buffer; contentType: string; account: string };

/** Null as well where the picture cannot be read: a mail without a logo is better than none. */
const logoOf = async ({ db, files, log }: Parts, to: string): Promise<Logo | null> => {
  try {
    const found = await findLogoOfReader(db, to);
    if (!found) return null;
    const content = Buffer.from(await files.get(found.logo_key));
    const contentType = contentTypeOf(content, ['image/png', 'image/jpeg']);
    return contentType && { content, contentType, account: found.account };
  } catch (err) {
    log.warn({ err, to }, 'mail sent without a logo');
    return null;
  }
};

const cid = 'logo@portal';

/** Mail programs scale by the attribute where they know no styles. */
const image = ({ account }: Logo): string =>
  `<img src="cid:${cid}" alt="${escapeHtml(account)}" height="40" style="display:block;height:40px;width:auto;max-width:100%;margin:0 0 12px;border:0">`;

/**
 * Puts the logo of the reader's account at the head of a mail, within the mail itself: nothing is loaded from elsewhere
 * when it is opened. Mails to others, and to accounts without a logo, stay as they are.
 */
export const headedWithLogo =
  (parts: Parts) =>
  async (mail: Mail): Promise<Mail> => {
    if (!mail.html.includes(logoPlace)) return mail;
    const logo = await logoOf(parts, mail.to);
    const html = mail.html.replace(logoPlace, () => (logo ? image(logo) : ''));
    if (!logo) return { ...mail, html };
    const { content, contentType } = logo;
    const filename = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    const picture = { filename, content, contentType, cid, contentDisposition: 'inline' } as const;
    return { ...mail, html, attachments: [...(mail.attachments ?? []), picture] };
  };

/** The HTML of a mail as its reader sees it, with the picture that the mail would bring along. */
export const shownHtml = async (parts: Parts, mail: Mail): Promise<string> => {
  const { html, attachments = [] } = await headedWithLogo(parts)(mail);
  const picture = attachments.find((one) => one.cid === cid);
  if (!picture) return html;
  return html.replace(`cid:${cid}`, () => `data:${picture.contentType};base64,${picture.content.toString('base64')}`);
};
