import type { Language } from '@portal/contract/words/language.ts';
import { helpEmail, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Services } from '../context.ts';
import type { Mail } from './mail.ts';
import { type Subscribed, unsubscribeToken } from './unsubscribe-token.ts';
import { mailPhrase } from './words/mail-phrase.ts';

/** One piece of news of several: its address, where it has one, is below PUBLIC_URL. */
type SectionLine = { heading: string; text: string; url: string | null };

/** What a mail says, in the recipient's language; plain text throughout, escaped by the layout. */
export type Letter = {
  to: string;
  language: Language;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts in two columns: a load's number, its carrier, a date. */
  facts?: readonly { label: string; value: string }[];
  /** Several pieces of news, by what they are about. */
  sections?: readonly { title: string; lines: readonly SectionLine[] }[];
  /** One thing to do, with an address below PUBLIC_URL. */
  action?: { label: string; url: string };
  /** Small print under a line. */
  note?: string;
  /** Whether a person had it sent now, who may be answered by a holiday notice. */
  isFromPerson?: boolean;
  /** In whose name it is written, where that is not the operator's. */
  sender?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as it stands in HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** Where the logo of the reader's account comes in, once it is known to whom the mail goes. */
export const logoPlace = '<!-- logo -->';

// Mail programs know no style sheets worth the name: every element carries its own.
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#121A2E';
const soft = 'color:#475168';
const faint = 'color:#626C82';

/**
 * What the colors above are where the reader's device is dark, by the styles that have them. Programs that know no such
 * rules darken letters by themselves or show them as they are. A logo keeps the white it was made for.
 */
const darkRules = {
  '[style*="background:#F6F7F9"]': 'background:#0B101B',
  '[style*="background:#FFFFFF"]': 'background:#121826',
  '[style*="solid #DFE3EA"]': 'border-color:#263043',
  '[style*="solid #ECEEF2"]': 'border-color:#1D2536',
  '[style*=";color:#121A2E"]': 'color:#E9EDF6',
  '[style*=";color:#475168"]': 'color:#B0B9CB',
  '[style*=";color:#626C82"]': 'color:#8C97AC',
  '[style^="color:#3B51D7"]': 'color:#97B0FF',
  '[style*="background:#3B51D7"]': 'background:#4B66E9',
  img: 'background:#FFFFFF;padding:4px;border-radius:4px',
};

const darkStyle = `<style>@media (prefers-color-scheme:dark){${Object.entries(darkRules)
  .map(([selector, rule]) => `${selector}{${rule.replaceAll(';', '!important;')}!important}`)
  .join('')}}</style>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:15px;line-height:24px;${soft}">${escapeHtml(text)}</p>`;

/** A name of a fact stands on one line; a long one would make the mail wider than a phone. */
const longestLine = 24;

const factRow = ({ label, value }: { label: string; value: string }): string => `<tr>
  <td style="padding:8px 16px 8px 0;border-top:1px solid #ECEEF2;font-size:13px;${label.length > longestLine ? 'min-width:120px' : 'white-space:nowrap'};${faint}">${escapeHtml(label)}</td>
  <td style="padding:8px 0;border-top:1px solid #ECEEF2;font-size:14px;width:100%;${ink}">${escapeHtml(value)}</td>
</tr>`;

const factTable = (facts: Letter['facts']): string =>
  facts?.length
    ? `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px">${facts.map(factRow).join('')}</table>`
    : '';

const sectionLine = ({ heading, text, url }: SectionLine): string => {
  const title = url
    ? `<a href="${escapeHtml(url)}" style="color:#3B51D7">${escapeHtml(heading)}</a>`
    : escapeHtml(heading);
  return `<p style="margin:0 0 12px;font-size:14px;line-height:22px;${soft}"><strong>${title}</strong><br>${escapeHtml(text)}</p>`;
};

const sectionBlocks = (sections: Letter['sections'] = []): string =>
  sections
    .map(
      ({ title, lines }) =>
        `<h2 style="margin:20px 0 8px;padding-top:16px;border-top:1px solid #ECEEF2;font-size:16px;line-height:24px;${ink}">${escapeHtml(title)}</h2>${lines.map(sectionLine).join('')}`,
    )
    .join('\n');

const sectionTexts = (sections: Letter['sections'] = []): string[] =>
  sections.map(({ title, lines }) =>
    [title, ...lines.map(({ heading, text, url }) => [`* ${heading}`, text, url].filter(Boolean).join('\n'))].join(
      '\n',
    ),
  );

const actionBlock = ({ action, language }: Letter): string =>
  action
    ? `<p style="margin:8px 0 20px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:#3B51D7;color:#FFFFFF;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:12px;line-height:18px;${faint}">${escapeHtml(mailPhrase(language, 'link_hint'))}<br><a href="${escapeHtml(action.url)}" style="color:#3B51D7;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';

const noteBlock = (note: string | undefined): string =>
  note
    ? `<p style="margin:20px 0 0;padding-top:16px;border-top:1px solid #ECEEF2;font-size:12px;line-height:18px;${faint}">${escapeHtml(note)}</p>`
    : '';

/** What frames every letter: who writes, where questions go, and where mails like it are stopped. */
type Frame = { sender: string; help: string; links: NonNullable<Letter['action']>[] };

const linkHtml = ({ label, url }: NonNullable<Letter['action']>): string =>
  `<br><a href="${escapeHtml(url)}" style="color:#3B51D7">${escapeHtml(label)}</a>`;

const htmlOf = (letter: Letter, { sender, help, links }: Frame): string =>
  `<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">${darkStyle}<title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:#F6F7F9;${font}">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-size:15px;font-weight:700;${ink}">${logoPlace}${escapeHtml(sender)}</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid #DFE3EA;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:650;${ink}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}
${factTable(letter.facts)}${sectionBlocks(letter.sections)}${actionBlock(letter)}${noteBlock(letter.note)}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:18px;${faint}">${escapeHtml(help)}${links.map(linkHtml).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

const textOf = (letter: Letter, { sender, help, links }: Frame): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    letter.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...sectionTexts(letter.sections),
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    letter.note,
    [`-- \n${sender}\n${help}`, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Operations as whom a letter goes to, in the language they chose. */
export const toOperations = ({ settings }: Pick<Services, 'settings'>): Pick<Letter, 'to' | 'language'> => {
  const { operations_email: to, language } = settings.get(operatorIdentity);
  return { to, language };
};

/** What a mail that its reader may do without ends with, and what mail programs show a button for (RFC 8058). */
const stoppable = ({ config }: Pick<Services, 'config'>, language: Language, subscribed: Subscribed) => {
  const url = `${config.publicUrl}/unsubscribe/${unsubscribeToken(config.linkKey, subscribed)}`;
  const ofUser = 'user_id' in subscribed.reader;
  return {
    links: [
      ...(ofUser ? [{ label: mailPhrase(language, 'choose_mails'), url: `${config.publicUrl}/profile` }] : []),
      { label: mailPhrase(language, 'unsubscribe'), url },
    ],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

/**
 * A letter as it is sent: the same words as text and as HTML. A line break in a subject would be a header. Of a kind
 * that its reader may do without, it says how: `subscribed`.
 */
export const composeMail = (
  services: Pick<Services, 'config' | 'settings'>,
  letter: Letter,
  subscribed?: Subscribed,
): Mail => {
  const operator = services.settings.get(operatorIdentity);
  const stop = subscribed && stoppable(services, letter.language, subscribed);
  const frame: Frame = {
    sender: letter.sender ?? operator.name,
    help: mailPhrase(letter.language, 'help', { email: helpEmail(operator) }),
    links: stop?.links ?? [],
  };
  return {
    to: letter.to,
    subject: letter.subject.replaceAll(/\s+/g, ' '),
    text: textOf(letter, frame),
    html: htmlOf(letter, frame),
    // By it holiday notices stay silent (RFC 3834), which would come to nobody.
    headers: { ...(!letter.isFromPerson && { 'Auto-Submitted': 'auto-generated' }), ...stop?.headers },
  };
};
