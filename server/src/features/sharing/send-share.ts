import type { OpenCtx } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { type PhraseParams, phrasesOf } from '../../platform/mail/phrases.ts';
import { words as en } from './words/en.ts';
import { tokenOf } from './link-token.ts';
import { findLetter, findSharedPapers, markSent, type ShareLetter } from './public-links.queries.ts';
import { words as es } from './words/es.ts';

const sharingPhrase = phrasesOf({ en, es });

export const sendShareJob = 'sharing.send-share';

type Papers = Awaited<ReturnType<typeof findSharedPapers>>;

/** "11-28-2026, 21:40 UTC": where the reader's clocks stand is not known. */
const momentText = (iso: string): string => iso.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/s, '$2-$3-$1, $4 UTC');

const factsOf = (
  letter: ShareLetter,
  papers: Papers,
  say: (key: keyof typeof en) => string,
): NonNullable<Letter['facts']> => {
  const place = (city: string, state: string) => [city, state].filter(Boolean).join(', ');
  const from = place(letter.origin_city, letter.origin_state);
  const to = place(letter.destination_city, letter.destination_state);
  return [
    { label: say('documents'), value: papers.map(({ name }) => name).join(', ') },
    ...(from && to ? [{ label: say('lane'), value: `${from} → ${to}` }] : []),
    ...(letter.expires_at ? [{ label: say('until'), value: momentText(letter.expires_at) }] : []),
  ];
};

const letterOf = (ctx: OpenCtx, letter: ShareLetter, papers: Papers): Letter => {
  const { config } = ctx.services;
  const { language, how } = letter;
  const params = { load: letter.load_id, name: letter.shared_by, account: letter.account_name };
  const say = (key: keyof typeof en, more: PhraseParams = {}) => sharingPhrase(language, key, { ...params, ...more });
  const isLink = how === 'link';
  const address = `${config.publicUrl}/shared/${tokenOf(config.linkKey, 'share', letter.seed)}`;
  return {
    to: letter.email,
    language,
    isFromPerson: true,
    sender: letter.account_name,
    subject: say(isLink ? 'link_subject' : 'attachments_subject'),
    heading: say('heading'),
    paragraphs: [say('intro'), ...letter.message.split(/\n+/), ...(isLink ? [] : [say('attached')])],
    facts: factsOf(letter, papers, say),
    ...(isLink && { action: { label: say('action'), url: address } }),
    note: say(isLink ? 'link_note' : 'attachments_note'),
  };
};

const attached = (ctx: OpenCtx, papers: Papers): Promise<NonNullable<Mail['attachments']>> =>
  Promise.all(
    papers.map(async ({ name, content_type, storage_key }) => ({
      filename: name,
      content: await ctx.services.files.get(storage_key),
      contentType: content_type,
    })),
  );

/** Mails one recipient, in the language that was chosen; answers go to whoever shared. Nothing once it was revoked. */
export const sendShare = async (ctx: OpenCtx, { recipient_id }: { recipient_id: number }): Promise<void> => {
  const letter = await findLetter(ctx.db, recipient_id);
  if (!letter || letter.sent_at) return;
  const papers = await findSharedPapers(ctx.db, letter.share_id);
  const mail = composeMail(ctx.services, letterOf(ctx, letter, papers));
  await ctx.services.mail.send({
    ...mail,
    replyTo: letter.sharer_email,
    ...(letter.how === 'attachments' && { attachments: await attached(ctx, papers) }),
  });
  await markSent(ctx.db, recipient_id);
};
