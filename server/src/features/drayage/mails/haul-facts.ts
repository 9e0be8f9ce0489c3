import type { Language } from '@portal/contract/words/language.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { drayagePhrase } from '../words/drayage-phrase.ts';
import type { MailedHaul } from './mailed-haul.queries.ts';

/** What a mail says of a container in two columns; `numbers` are of those it is about. */
export const haulFacts = (
  haul: MailedHaul,
  language: Language,
  numbers: readonly string[] = [],
): NonNullable<Letter['facts']> => {
  const container = phraseOfCode(language, 'drayage.containers', haul.container) ?? '';
  const facts = [
    ['load', String(haul.id)],
    ['account', haul.account_name],
    ['container', drayagePhrase(language, 'containers', { count: haul.container_count, container })],
    ['numbers', numbers.join(', ')],
    ['origin', haul.origin],
    ['destination', haul.destination],
    ['weight', `${haul.weight_lb.toLocaleString('en-US')} lb`],
    ['pickup', dayText(haul.pickup_date)],
  ] as const;
  return facts
    .filter(([name]) => name !== 'numbers' || numbers.length > 0)
    .map(([name, value]) => ({ label: drayagePhrase(language, `facts.${name}`), value }));
};
