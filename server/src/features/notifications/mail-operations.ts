import { dayText } from '@portal/contract/values/day-text.ts';
import { loadHeld } from '@portal/contract/tendering/tendering.events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { composeMail, toOperations, type Letter } from '../../platform/mail/mail-layout.ts';
import { phraseOfCode } from '../../platform/mail/phrases.ts';
import { factLines } from './fact-lines.ts';
import type { words as en } from './words/en.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';
import { findHeldLoad, type HeldLoad } from './held-loads.queries.ts';

const factsOf = (load: HeldLoad, language: Language): NonNullable<Letter['facts']> => {
  return factLines(language, [
    ['load', String(load.id)],
    ['mode', phraseOfCode(language, 'loads.modes', load.mode) ?? load.mode],
    ['weight', `${load.weight_lb.toLocaleString('en-US')} lb`],
    ['pickup', dayText(load.pickup_date)],
    ['answer_by', load.answer_by],
  ]);
};

/** Mails operations about a load that waits for a truck, as long as it does. */
export const mailOperations = mailListener(loadHeld, 'notifications.mail-operations', async (ctx, { tender_id }) => {
  const load = await findHeldLoad(ctx, tender_id);
  if (!load) return;
  const { config, mail } = ctx.services;
  const operations = toOperations(ctx.services);
  const params = { load: load.id, account: load.account_name, origin: load.origin, destination: load.destination };
  const say = (name: keyof typeof en.held) => notificationsPhrase(operations.language, `held.${name}`, params);
  const letter: Letter = {
    ...operations,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: factsOf(load, operations.language),
    action: {
      label: notificationsPhrase(operations.language, 'open_dispatch'),
      url: `${config.publicUrl}/dispatch?load=${load.id}`,
    },
    note: say('why'),
  };
  await mail.send(composeMail(ctx.services, letter));
});
