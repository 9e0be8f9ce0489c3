import { loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { composeMail, toOperations, type Letter } from '../../platform/mail/mail-layout.ts';
import { factLines } from './fact-lines.ts';
import type { words as en } from './words/en.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';
import { stopChangeFacts } from './mail-stop-changed.ts';
import { findStopChange, findNotifiedCarrier, type StopChange, type NotifiedCarrier } from './stop-changes.queries.ts';

type Addressee = Pick<Letter, 'to' | 'language'>;

const letterOf = (operations: Addressee, change: StopChange, carrier: NotifiedCarrier, publicUrl: string): Letter => {
  const { language } = operations;
  const params = { load: change.load_id, carrier: carrier.name };
  const say = (name: keyof typeof en.inform_carrier) => notificationsPhrase(language, `inform_carrier.${name}`, params);
  const carrierFacts = factLines(language, [
    ['carrier', carrier.name],
    ['pro', carrier.pro_number],
  ]);
  return {
    ...operations,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: [...carrierFacts, ...stopChangeFacts(change, language)],
    action: { label: notificationsPhrase(language, 'open_load'), url: `${publicUrl}/my-loads/${change.load_id}` },
    note: say('why'),
  };
};

/**
 * Asks operations to inform the carrier that a stop of a load it has been offered was changed: carriers' systems take
 * tenders and cancellations, but no changes.
 */
export const mailCarrierChange = mailListener(
  loadStopChanged,
  'notifications.mail-carrier-change',
  async (ctx, { load_id, history_id }) => {
    const [change, carrier] = await Promise.all([findStopChange(ctx, history_id), findNotifiedCarrier(ctx, load_id)]);
    if (!change || !carrier) return;
    const { config, mail } = ctx.services;
    await mail.send(composeMail(ctx.services, letterOf(toOperations(ctx.services), change, carrier, config.publicUrl)));
  },
);
