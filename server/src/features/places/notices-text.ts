import { noticeKinds } from '@portal/contract/places/notice-kinds.ts';
import type { LocationNotices } from '@portal/contract/places/location-notices.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import { named, type Options, optionMeant, optionName } from '../../platform/files/cell-options.ts';
import type { ReadCell } from '../../platform/files/read-list-file.ts';
import { phrase } from '../../platform/mail/phrases.ts';

const languageOptions: Options = { values: languages, name: named('notices.languages') };
const kindOptions: Options = { values: noticeKinds, name: named('notices.occasions') };

/** "dock@acme.test, ana@acme.test; Brokers: b@broker.test; English; Picked up, Delivered". */
export const noticesText = ({ addresses, brokers, language, kinds }: LocationNotices, as: Language): string =>
  [
    addresses.join(', '),
    brokers.length > 0 ? `${phrase(as, 'notices.file.brokers')}: ${brokers.join(', ')}` : '',
    optionName(languageOptions, language, as),
    kinds.map((kind) => optionName(kindOptions, kind, as)).join(', '),
  ]
    .filter(Boolean)
    .join('; ');

const brokerWords = new Set(languages.map((language) => folded(phrase(language, 'notices.file.brokers'))));

type Read = { addresses: string[]; brokers: string[]; language: string; kinds: string[] };

/** An empty cell names nobody; without occasions all are meant, without a language English. */
export const readNotices = (text: string): ReadCell => {
  if (text === '') return { value: null };
  const read: Read = { addresses: [], brokers: [], language: 'en', kinds: [] };
  for (const part of text.split(';').map((one) => one.trim())) {
    const [before = '', after] = part.split(':');
    const words = part.split(',').map((word) => word.trim());
    const kinds = words.flatMap((word) => optionMeant(kindOptions, word) ?? []);
    const language = optionMeant(languageOptions, part);
    if (after !== undefined && brokerWords.has(folded(before))) read.brokers.push(...splitAddresses(after));
    else if (part.includes('@')) read.addresses.push(...splitAddresses(part));
    else if (language !== undefined) read.language = language;
    else if (part !== '' && kinds.length === words.length) read.kinds.push(...kinds);
    else if (part !== '') return { fault: { code: 'notices.unreadable' } };
  }
  return { value: { ...read, kinds: read.kinds.length > 0 ? read.kinds : [...noticeKinds] } };
};
