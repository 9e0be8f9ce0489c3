import type { CaughtMail } from './mail-store.ts';
import { styles } from './mailbox-styles.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const when = (iso: string): string => {
  const at = new Date(iso);
  const day = `${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}-${at.getFullYear()}`;
  return `${day} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body>
<header><a class="brand" href="/">Local mailbox</a><span>Mail sent on this machine stays on this machine.</span></header>
<main>${body}</main>
</body>
</html>`;

const row = (mail: CaughtMail): string => `<li><a href="/messages/${mail.id}/view">
<span class="to">${escape(mail.to.join(', '))}</span>
<span class="subject">${escape(mail.subject || 'No subject')}</span>
<time datetime="${mail.received_at}">${when(mail.received_at)}</time>
</a></li>`;

/** All caught mails, newest first. */
export const listPage = (mails: readonly CaughtMail[], to: string): string => {
  const search = `<form role="search"><label for="to">Sent to</label>
<input id="to" name="to" type="email" value="${escape(to)}" placeholder="name@company.com"><button>Show</button></form>`;
  const list =
    mails.length > 0
      ? `<ul class="mails">${mails.map(row).join('')}</ul>`
      : '<p class="empty">No mail yet. Anything the portal sends appears here.</p>';
  return page('Local mailbox', `<div class="head"><h1>Mail <small>${mails.length}</small></h1>${search}</div>${list}`);
};

const linkList = (links: readonly string[]): string =>
  links.length === 0
    ? ''
    : `<section><h2>Links</h2><ul class="links">${links
        .map((link) => `<li><a href="${escape(link)}" rel="noreferrer">${escape(link)}</a></li>`)
        .join('')}</ul></section>`;

const attachmentList = (mail: CaughtMail): string =>
  mail.attachments.length === 0
    ? ''
    : `<section><h2>Attachments</h2><ul class="links">${mail.attachments
        .map(
          ({ name, type, size }) =>
            `<li>${escape(name)} <small>${escape(type)}, ${Math.ceil(size / 1024)} KB</small></li>`,
        )
        .join('')}</ul></section>`;

/** One mail: its heads, the body in a frame without scripts, its links and attachments. */
export const messagePage = (mail: CaughtMail): string => {
  const body = mail.html
    ? `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/body"></iframe>`
    : `<pre>${escape(mail.text)}</pre>`;
  return page(
    mail.subject,
    `<article><p><a href="/">All mail</a></p><h1>${escape(mail.subject || 'No subject')}</h1>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd>
<dt>Received</dt><dd><time datetime="${mail.received_at}">${when(mail.received_at)}</time></dd></dl>
<div class="body">${body}</div>${linkList(mail.links)}${attachmentList(mail)}</article>`,
  );
};

export const missingPage = (): string =>
  page('Not found', '<p class="empty">This mail is gone: only the last 500 are kept. <a href="/">All mail</a></p>');
