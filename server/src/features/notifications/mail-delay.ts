import { loadDelayed } from '@portal/contract/tracking/tracking.events.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { deliverLetter } from '../../platform/mail/deliver-letter.ts';
import type { Letter } from '../../platform/mail/mail-layout.ts';
import { phraseOfCode } from '../../platform/mail/phrases.ts';
import { factLines } from './fact-lines.ts';
import type { words as en } from './words/en.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';
import { type BookedLoad, type Delay, findBookedLoad, findDelay } from './notifications.queries.ts';

/** What is wrong and why, in the reader's words; null where the carrier said neither. */
const reasonText = ({ exception, exception_reason }: Delay, language: Language): string | null => {
  if (!exception) return null;
  const name = phraseOfCode(language, 'loads.exceptions', exception) ?? exception;
  const reason = phraseOfCode(language, 'loads.page.reasons', exception_reason?.replace('-', '_'));
  return reason && !name.toLowerCase().includes(reason.toLowerCase()) ? `${name}: ${reason}` : name;
};

const factsOf = (load: BookedLoad, delay: Delay, day: string): NonNullable<Letter['facts']> => {
  return factLines(load.language, [
    ['load', String(load.id)],
    ['carrier', load.carrier_name],
    ['pro', load.pro_number],
    ['was_due', delay.due_date && dayText(delay.due_date)],
    ['expected', dayText(day)],
    ['reason', reasonText(delay, load.language)],
  ]);
};

export const delayLetter = (load: BookedLoad, delay: Delay, day: string, publicUrl: string): Letter => {
  const { language, origin, destination } = load;
  const say = (name: keyof typeof en.delayed) =>
    notificationsPhrase(language, `delayed.${name}`, { load: load.id, origin, destination, day: dayText(day) });
  return {
    to: load.email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: factsOf(load, delay, day),
    action: { label: notificationsPhrase(language, 'open_load'), url: `${publicUrl}/my-loads/${load.id}` },
    note: notificationsPhrase(language, 'why'),
  };
};

/**
 * Mails the person who booked a load that it will be late, once of each new day: the event comes once of each. Where
 * the carrier has named another day in the meantime, the mail about that one is enough.
 */
export const mailDelayed = mailListener(
  loadDelayed,
  'notifications.mail-delayed',
  async (ctx, { load_id, delivery_date }) => {
    const [load, delay] = await Promise.all([
      findBookedLoad(ctx, load_id, 'delay'),
      findDelay(ctx, load_id, delivery_date),
    ]);
    if (!load || !delay) return;
    const { publicUrl } = ctx.services.config;
    await deliverLetter(ctx, {
      ...load,
      kind: 'delay',
      event: `delayed:${load_id}:${delivery_date}`,
      load_id,
      letterIn: (language) => delayLetter({ ...load, language }, delay, delivery_date, publicUrl),
    });
  },
);
