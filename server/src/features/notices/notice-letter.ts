import type { NoticeOccasion, NoticePart } from '@portal/contract/places/notice-kinds.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Letter } from '../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../platform/mail/phrases.ts';
import type { LoadFacts } from './notices.queries.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const say = phrasesOf({ en, es });

/** To whom, and about what. `which`: the day on which a delayed load is now expected. */
export type Notice = { email: string; language: Language; part: NoticePart; occasion: NoticeOccasion; which: string };

/** What the mail has beside its words: where the load is shown, and whether its proof of delivery is attached. */
export type Enclosed = { trackingUrl: string | null; hasPod: boolean };

const factsOf = (load: LoadFacts, { language, occasion, which }: Notice): NonNullable<Letter['facts']> => {
  const isLate = occasion === 'delayed';
  const isThere = occasion === 'delivered' || occasion === 'pod_filed';
  const day = (value: string | null) => value && dayText(value);
  const facts: [keyof typeof en.facts, string | null][] = [
    ['sender', load.account_name],
    ['load', String(load.load_id)],
    ['po', load.po_number],
    ['from', load.origin],
    ['to', load.destination],
    ['carrier', load.carrier_name],
    ['pro', load.pro_number],
    ['was_due', isLate ? day(load.due_date) : null],
    [isThere ? 'delivered' : 'expected', isLate ? dayText(which) : day(load.delivery_date ?? load.due_date)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ label: say(language, `facts.${name}`), value }] : []));
};

/** What somebody outside an account reads of its load: nothing of prices, addresses or notes. */
export const noticeLetter = (load: LoadFacts, notice: Notice, { trackingUrl, hasPod }: Enclosed): Letter => {
  const { email, language, part, occasion, which } = notice;
  const params = {
    load: load.load_id,
    account: load.account_name,
    carrier: load.carrier_name ?? say(language, 'the_carrier'),
    origin: load.origin,
    destination: load.destination,
    day: which && dayText(which),
  };
  const words = (name: 'subject' | 'heading' | 'body') => say(language, `${occasion}.${name}`, params);
  return {
    to: email,
    language,
    sender: load.account_name,
    subject: words('subject'),
    heading: words('heading'),
    paragraphs: [words('body'), ...(hasPod ? [say(language, 'pod_attached')] : [])],
    facts: factsOf(load, notice),
    ...(trackingUrl && { action: { label: say(language, 'track'), url: trackingUrl } }),
    note: say(language, `why.${part}`, params),
  };
};
