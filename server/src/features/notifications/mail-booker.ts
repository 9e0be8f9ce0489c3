import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { cancellationRefused } from '@portal/contract/loads/loads.events.ts';
import { loadAssigned, loadDeclined } from '@portal/contract/tendering/tendering.events.ts';
import { loadDelivered, cancelledByCarrier, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { deliverLetter } from '../../platform/mail/deliver-letter.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { phraseOfCode, type PhraseParams } from '../../platform/mail/phrases.ts';
import { factLines } from './fact-lines.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';
import { type BookedLoad, findBookedLoad } from './notifications.queries.ts';

export type Occasion =
  | 'accepted'
  | 'declined'
  | 'no_truck'
  | 'picked_up'
  | 'delivered'
  | 'pod_filed'
  | 'paper_added'
  | 'cancellation_refused'
  | 'carrier_cancelled';

/** What an account and its reader may switch off; every other mail is always sent. */
const kinds: Partial<Record<Occasion, MailKind>> = {
  picked_up: 'pickup',
  delivered: 'delivered',
  pod_filed: 'documents',
  paper_added: 'documents',
};

export const kindOf = (occasion: Occasion): MailKind | undefined => kinds[occasion];

const isRefusal = (occasion: Occasion): boolean => occasion === 'declined' || occasion === 'no_truck';

/** What became of a load, and the code of the reason where one was given. */
type News = {
  occasion: Occasion;
  reason?: string | null;
  params?: PhraseParams;
  /** What distinguishes it from other news of the same occasion; the tender where nothing is said. */
  which?: number;
};

/** A shared reason in words; null for a code nobody has words for. */
const reasonText = ({ language }: BookedLoad, reason: string | null | undefined): string | null =>
  phraseOfCode(language, 'loads.page.reasons', reason?.replace('-', '_'));

const factsOf = (load: BookedLoad, { occasion, reason }: News): NonNullable<Letter['facts']> => {
  return factLines(load.language, [
    ['load', String(load.id)],
    ['carrier', load.carrier_name],
    ['reason', reasonText(load, reason)],
    ['pro', isRefusal(occasion) ? null : load.pro_number],
    ['pickup', dayText(load.pickup_date)],
    ['delivery', load.delivery_date && dayText(load.delivery_date)],
  ]);
};

export const bookerLetter = (load: BookedLoad, news: News, publicUrl: string): Letter => {
  const { language } = load;
  const { occasion } = news;
  const params = {
    load: load.id,
    carrier: load.carrier_name,
    origin: load.origin,
    destination: load.destination,
    ...news.params,
  };
  const say = (name: 'subject' | 'heading' | 'body') => notificationsPhrase(language, `${occasion}.${name}`, params);
  const [path, label] = isRefusal(occasion)
    ? (['quote-book/carrier-selection', 'choose_again'] as const)
    : (['my-loads', 'open_load'] as const);
  return {
    to: load.email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: factsOf(load, news),
    action: { label: notificationsPhrase(language, label), url: `${publicUrl}/${path}/${load.id}` },
    note: notificationsPhrase(language, 'why'),
  };
};

/** Writes to the person who booked a load, in their language. */
export const mailBooker = async (ctx: OpenCtx, loadId: number, news: News): Promise<void> => {
  const kind = kindOf(news.occasion);
  const load = await findBookedLoad(ctx, loadId, kind);
  if (!load) return;
  const { config, mail } = ctx.services;
  const occasion = news.occasion === 'declined' && load.was_held ? 'no_truck' : news.occasion;
  const letterIn = (language: Language) => bookerLetter({ ...load, language }, { ...news, occasion }, config.publicUrl);
  const event = `${occasion}:${load.id}:${news.which ?? load.tender_id}`;
  if (kind) await deliverLetter(ctx, { ...load, kind, event, load_id: load.id, letterIn });
  else await mail.send(composeMail(ctx.services, letterIn(load.language)));
};

export const mailAccepted = mailListener(loadAssigned, 'notifications.mail-accepted', (ctx, { load_id }) =>
  mailBooker(ctx, load_id, { occasion: 'accepted' }),
);

export const mailDeclined = mailListener(loadDeclined, 'notifications.mail-declined', (ctx, { load_id, reason_code }) =>
  mailBooker(ctx, load_id, { occasion: 'declined', reason: reason_code }),
);

export const mailCancellationRefused = mailListener(
  cancellationRefused,
  'notifications.mail-cancellation-refused',
  (ctx, { load_id, reason_code }) =>
    mailBooker(ctx, load_id, { occasion: 'cancellation_refused', reason: reason_code }),
);

export const mailCarrierCancelled = mailListener(
  cancelledByCarrier,
  'notifications.mail-carrier-cancelled',
  (ctx, { load_id }) => mailBooker(ctx, load_id, { occasion: 'carrier_cancelled' }),
);

export const mailPickedUp = mailListener(loadPickedUp, 'notifications.mail-picked-up', (ctx, { load_id }) =>
  mailBooker(ctx, load_id, { occasion: 'picked_up' }),
);

export const mailDelivered = mailListener(loadDelivered, 'notifications.mail-delivered', (ctx, { load_id }) =>
  mailBooker(ctx, load_id, { occasion: 'delivered' }),
);
