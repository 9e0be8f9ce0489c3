import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { DigestNews } from '../../../platform/mail/digest-items.queries.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import { notificationsPhrase } from '../words/notifications-phrase.ts';

export type Digest = {
  email: string;
  language: Language;
  day: string;
  items: readonly { load_id: number | null; news: Record<Language, DigestNews> }[];
};

/** What happened with each load, in the order in which the first of it happened; what is about no load comes last. */
const sectionsOf = ({ language, items }: Digest): NonNullable<Letter['sections']> => {
  const byLoad = Map.groupBy(items, ({ load_id }) => load_id);
  const loads = [...byLoad.keys()].filter((id) => id !== null);
  return [...loads, ...(byLoad.has(null) ? [null] : [])].map((id) => ({
    title: notificationsPhrase(language, id === null ? 'digest.other' : 'digest.load', { load: id ?? '' }),
    lines: (byLoad.get(id) ?? []).map(({ news }) => news[language]),
  }));
};

/** A day's news of one person in one mail. */
export const digestLetter = (digest: Digest, publicUrl: string): Letter => {
  const { email, language, day, items } = digest;
  const params = { count: items.length, day: dayText(day) };
  const say = (name: 'subject' | 'heading' | 'body' | 'open' | 'why') =>
    notificationsPhrase(language, `digest.${name}`, params);
  return {
    to: email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    sections: sectionsOf(digest),
    action: { label: say('open'), url: `${publicUrl}/my-loads` },
    note: say('why'),
  };
};
