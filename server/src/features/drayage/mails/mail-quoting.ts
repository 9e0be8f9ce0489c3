import { drayageHandedToOperations } from '@portal/contract/drayage/drayage.events.ts';
import { drayageHandedBack, drayageQuotedByHand } from '@portal/contract/quotes/quotes.events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { composeMail, toOperations } from '../../../platform/mail/mail-layout.ts';
import type { words as en } from '../words/en.ts';
import { drayagePhrase } from '../words/drayage-phrase.ts';
import { haulFacts } from './haul-facts.ts';
import { findMailedHaul, type MailedHaul } from './mailed-haul.queries.ts';

type Addressee = { to: string; language: Language; path: string };
type Kind = 'requested' | 'quoted' | 'handed_back';

const reasonMark = '{reason}';

const send = async (ctx: OpenCtx, kind: Kind, haul: MailedHaul, who: Addressee, reason?: string): Promise<void> => {
  const { config, mail } = ctx.services;
  const { to, language, path } = who;
  const params = {
    reason: reasonMark,
    load: haul.id,
    account: haul.account_name,
    origin: haul.origin,
    destination: haul.destination,
  };
  const say = (name: keyof typeof en.requested) => drayagePhrase(language, `${kind}.${name}`, params);
  await mail.send(
    composeMail(ctx.services, {
      to,
      language,
      subject: say('subject'),
      heading: say('heading'),
      // What a person wrote is no phrase: nothing is filled in there.
      paragraphs: [
        say('text'),
        ...(reason === undefined
          ? []
          : [drayagePhrase(language, 'handed_back.reason', params).replace(reasonMark, () => reason)]),
      ],
      facts: haulFacts(haul, language),
      action: { label: say('action'), url: `${config.publicUrl}/${path}/${haul.id}` },
      note: say('note'),
    }),
  );
};

/** Asks operations for a price no rate table has. */
export const mailHandedToOperations = mailListener(
  drayageHandedToOperations,
  'drayage.mail-asked',
  async (ctx, { load_id }) => {
    const haul = await findMailedHaul(ctx, load_id);
    if (haul) await send(ctx, 'requested', haul, { ...toOperations(ctx.services), path: 'my-loads' });
  },
);

/** Mails whoever asked that operations have quoted, which may be hours later. */
export const mailQuoted = mailListener(drayageQuotedByHand, 'drayage.mail-quoted', async (ctx, { load_id }) => {
  const haul = await findMailedHaul(ctx, load_id);
  if (!haul || haul.email === null) return;
  const { email: to, language } = haul;
  await send(ctx, 'quoted', haul, { to, language, path: 'quote-book/carrier-selection' });
});

/** Mails whoever asked what operations need changed before they can quote. */
export const mailHandedBack = mailListener(
  drayageHandedBack,
  'drayage.mail-handed-back',
  async (ctx, { load_id, reason }) => {
    const haul = await findMailedHaul(ctx, load_id);
    if (!haul || haul.email === null) return;
    const { email: to, language } = haul;
    await send(ctx, 'handed_back', haul, { to, language, path: 'quote-book/drayage' }, reason);
  },
);
