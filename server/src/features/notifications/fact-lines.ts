import type { Language } from '@portal/contract/words/language.ts';
import type { Letter } from '../../platform/mail/mail-layout.ts';
import type { words as en } from './words/en.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';

/** What a mail says of a load by name, in this order. */
export type NamedFacts = readonly (readonly [name: keyof typeof en.facts, value: string | null])[];

/** Facts with their names in words; empty ones are left out. */
export const factLines = (language: Language, facts: NamedFacts): NonNullable<Letter['facts']> =>
  facts.flatMap(([name, value]) => (value ? [{ label: notificationsPhrase(language, `facts.${name}`), value }] : []));
