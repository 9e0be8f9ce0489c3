import { drayageHandedToOperations } from '@portal/contract/drayage/drayage.events.ts';
import { loadHandedBack, loadQuotedByHand } from '@portal/contract/quotes/quotes.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { toOperations } from '../../../platform/mail/mail-layout.ts';
import { drayagePhrase } from '../words/drayage-phrase.ts';
import { haulFacts } from './haul-facts.ts';
import { findMailedHaul, type MailedHaul } from './mailed-haul.queries.ts';
import { type Addressee, sendPriceMail } from './send-price-mail.ts';

type Kind = 'requested' | 'quoted' | 'handed_back';

const send = (ctx: OpenCtx, kind: Kind, haul: MailedHaul, who: Addressee, reason?: string): Promise<void> =>
  sendPriceMail(ctx, who, {
    load: haul,
    say: (part, params) =>
      drayagePhrase(who.language, part === 'reason' ? 'handed_back.reason' : `${kind}.${part}`, params),
    facts: haulFacts(haul, who.language),
    reason,
  });

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
export const mailQuoted = mailListener(loadQuotedByHand, 'drayage.mail-quoted', async (ctx, { load_id }) => {
  const haul = await findMailedHaul(ctx, load_id);
  if (!haul || haul.email === null) return;
  const { email: to, language } = haul;
  await send(ctx, 'quoted', haul, { to, language, path: 'quote-book/carrier-selection' });
});

/** Mails whoever asked what operations need changed before they can quote. */
export const mailHandedBack = mailListener(
  loadHandedBack,
  'drayage.mail-handed-back',
  async (ctx, { load_id, reason }) => {
    const haul = await findMailedHaul(ctx, load_id);
    if (!haul || haul.email === null) return;
    const { email: to, language } = haul;
    await send(ctx, 'handed_back', haul, { to, language, path: 'quote-book/drayage' }, reason);
  },
);
