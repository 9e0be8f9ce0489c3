import { drayageHandedBack, drayageQuotedByHand, operationsAsked } from '@portal/contract/quotes/quotes.events.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { mailListener } from '../../../platform/jobs/events.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { composeMail, type Letter, toOperations } from '../../../platform/mail/mail-layout.ts';
import { words as en } from '../words/hand-quote.en.ts';
import { words as es } from '../words/hand-quote.es.ts';
import { type AskedLoad, findAskedLoad } from './asked-load.queries.ts';

const handQuotePhrase = phrasesOf({ en, es });

type Addressee = { to: string; language: Language; path: string };
type Kind = 'asked' | 'quoted' | 'handed_back';

const reasonMark = '{reason}';

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

const send = async (ctx: OpenCtx, kind: Kind, load: AskedLoad, who: Addressee, reason?: string): Promise<void> => {
  const { config, mail } = ctx.services;
  const { to, language, path } = who;
  const { id, account_name: account, origin, destination } = load;
  const params = { reason: reasonMark, load: id, account, origin, destination };
  const say = (name: keyof typeof en.asked) => handQuotePhrase(language, `${kind}.${name}`, params);
  // What a person wrote is no phrase: nothing is filled in there.
  const reasonText = handQuotePhrase(language, 'handed_back.reason', params).replace(reasonMark, () => reason ?? '');
  await mail.send(
    composeMail(ctx.services, {
      to,
      language,
      subject: say('subject'),
      heading: say('heading'),
      paragraphs: reason === undefined ? [say('text')] : [say('text'), reasonText],
      facts: factsOf(load, language),
      action: { label: say('action'), url: `${config.publicUrl}/${path}/${id}` },
      note: say('note'),
    }),
  );
};

const selection = 'quote-book/carrier-selection';

/** Asks operations for a price no carrier has. */
export const mailOperationsAsked = mailListener(operationsAsked, 'quotes.mail-operations', async (ctx, { load_id }) => {
  const load = await findAskedLoad(ctx, load_id);
  if (load) await send(ctx, 'asked', load, { ...toOperations(ctx.services), path: selection });
});

/** Mails whoever asked that operations have quoted, which may be hours later. */
export const mailQuotedByHand = mailListener(drayageQuotedByHand, 'quotes.mail-by-hand', async (ctx, { load_id }) => {
  const load = await findAskedLoad(ctx, load_id);
  if (!load || load.email === null) return;
  await send(ctx, 'quoted', load, { to: load.email, language: load.language, path: selection });
});

/** Mails whoever asked what operations need changed before they can quote. */
export const mailLoadHandedBack = mailListener(
  drayageHandedBack,
  'quotes.mail-handed-back',
  async (ctx, { load_id, reason }) => {
    const load = await findAskedLoad(ctx, load_id);
    if (!load || load.email === null) return;
    await send(ctx, 'handed_back', load, { to: load.email, language: load.language, path: selection }, reason);
  },
);
