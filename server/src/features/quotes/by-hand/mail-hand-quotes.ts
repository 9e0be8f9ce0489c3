import { loadHandedBack, loadQuotedByHand, operationsAsked } from '@portal/contract/quotes/quotes.events.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { type Letter, toOperations } from '../../../platform/mail/mail-layout.ts';
import { type Addressee, sendPriceMail } from '../../drayage/mails/send-price-mail.ts';
import { words as en } from '../words/hand-quote.en.ts';
import { words as es } from '../words/hand-quote.es.ts';
import { type AskedLoad, findAskedLoad } from './asked-load.queries.ts';

const handQuotePhrase = phrasesOf({ en, es });

type Kind = 'asked' | 'quoted' | 'handed_back';

const factsOf = (load: AskedLoad, language: Language): NonNullable<Letter['facts']> =>
  (
    [
      ['load', String(load.id)],
      ['account', load.account_name],
      ['origin', load.origin],
      ['destination', load.destination],
      ['weight', `${load.weight_lb.toLocaleString('en-US')} lb`],
      ['pickup', dayText(load.pickup_date)],
    ] as const
  ).map(([name, value]) => ({ label: handQuotePhrase(language, `facts.${name}`), value }));

const send = (ctx: OpenCtx, kind: Kind, load: AskedLoad, who: Addressee, reason?: string): Promise<void> =>
  sendPriceMail(ctx, who, {
    load,
    say: (part, params) =>
      handQuotePhrase(who.language, part === 'reason' ? 'handed_back.reason' : `${kind}.${part}`, params),
    facts: factsOf(load, who.language),
    reason,
  });

const selection = 'quote-book/carrier-selection';

/** Asks operations for a price no carrier has. */
export const mailOperationsAsked = mailListener(operationsAsked, 'quotes.mail-operations', async (ctx, { load_id }) => {
  const load = await findAskedLoad(ctx, load_id);
  if (load) await send(ctx, 'asked', load, { ...toOperations(ctx.services), path: selection });
});

/** Mails whoever asked that operations have quoted, which may be hours later. */
export const mailQuotedByHand = mailListener(loadQuotedByHand, 'quotes.mail-by-hand', async (ctx, { load_id }) => {
  const load = await findAskedLoad(ctx, load_id);
  if (!load || load.email === null) return;
  await send(ctx, 'quoted', load, { to: load.email, language: load.language, path: selection });
});

/** Mails whoever asked what operations need changed before they can quote. */
export const mailLoadHandedBack = mailListener(
  loadHandedBack,
  'quotes.mail-handed-back',
  async (ctx, { load_id, reason }) => {
    const load = await findAskedLoad(ctx, load_id);
    if (!load || load.email === null) return;
    await send(ctx, 'handed_back', load, { to: load.email, language: load.language, path: selection }, reason);
  },
);
