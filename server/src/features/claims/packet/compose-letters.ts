import { cityLine } from '@portal/contract/places/city-line.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import { languages, type Language } from '@portal/contract/words/language.ts';
import { phraseOfCode, type PhraseParams, phrasesOf } from '../../../platform/mail/phrases.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import type { PrintedParty } from '@portal/contract/settings/operator-identity.ts';
import { words as en } from '../words/en.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { CaseFile } from '../claim-documents.queries.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { claimDay, claimDeadlines, type ClaimTime, deliveredByLoad } from '../deadlines/claim-days.ts';
import type { ClaimRow } from '../claims.queries.ts';
import type { ClaimLetter } from './packet-paper.ts';
import type { PacketParts } from './packet.queries.ts';
import { words as es } from '../words/es.ts';

const letterPhrase = phrasesOf({ en, es });

type Case = { row: ClaimRow; parts: PacketParts; files: readonly CaseFile[]; operator: PrintedParty; time: ClaimTime };
type Pairs = [
  name: Exclude<keyof typeof en, 'titles' | `${'answer' | 'late'}_${'cargo_claim' | 'billing_dispute'}`>,
  value: string | null | undefined,
][];
/** A phrase of the letter in the language it is written in. */
type Say = (name: KeyOf<typeof en>, params?: PhraseParams) => string;

const amountText = (amount: number, currency: string): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;

type Address = { name: string; address: string; city: string; state: string; zip_code: string; country: string };

const addressText = ({ name, address, country, ...place }: Address): string =>
  [name, address, cityLine({ ...place, country: knownCountry(country) })].filter(Boolean).join(', ');

const cargoText = (language: Language, { items }: PacketParts): string =>
  items
    .map((item) => {
      const count = item.handling_unit_count;
      const unit =
        phraseOfCode(language, 'commodities.handling_units', item.handling_unit, { count }) ?? item.handling_unit;
      return `${count.toLocaleString('en-US')} ${unit}, ${item.commodity}, ${item.weight.toLocaleString('en-US')} ${item.weight_unit}`;
    })
    .join('; ');

const claimedText = (row: ClaimRow, say: Say): string | null => {
  if (row.amount !== null) return amountText(row.amount, row.currency);
  return row.amount_basis ? say('to_be_determined', { basis: row.amount_basis }) : null;
};

const written = (day: string | null): string | null => day && dayText(day);

const pickedUp = ({ load, stops }: PacketParts, zone: string): string =>
  load.actual_pickup_at === null
    ? load.pickup_date
    : dayInZone(stops[0]?.timezone ?? zone, new Date(load.actual_pickup_at));

const subjectOf = ({ category, reason }: ClaimRow, language: Language): string =>
  [phraseOfCode(language, 'claims.categories', category), phraseOfCode(language, 'claims.reasons', reason)]
    .filter(Boolean)
    .join(' · ');

const labelled = (pairs: Pairs, say: Say): [string, string][] =>
  pairs.flatMap(([name, value]): [string, string][] => (value ? [[say(name), value]] : []));

/** What the carrier is asked to do by a day of the law; at once where that day has passed, not at all where it was done. */
const askFor = (
  one: Case,
  code: 'acknowledge' | 'resolve',
  type: 'cargo_claim' | 'billing_dispute',
  say: Say,
): string => {
  const found = claimDeadlines(one.row, one.time).find((deadline) => deadline.code === code);
  if (!found || found.met_at !== null) return '';
  const isOver = found.due_on < claimDay(one.time);
  return say(`${isOver ? 'late' : 'answer'}_${type}.${code}`, { day: dayText(found.due_on) });
};

const answerOf = (one: Case, say: Say): string => {
  const { type } = one.row;
  if (type !== 'cargo_claim' && type !== 'billing_dispute') return say('answer_other');
  const asked = [askFor(one, 'acknowledge', type, say), askFor(one, 'resolve', type, say)].filter(Boolean);
  return asked.join(' ') || say('answer_other');
};

const headsOf = ({ row, parts: { load }, operator, time }: Case, say: Say): Pairs => {
  const onBehalf = !load.is_operator;
  return [
    ['date', dayText(claimDay(time))],
    ['to', [load.carrier_name, load.scac && `(${load.scac})`, say('claims_department')].filter(Boolean).join(' ')],
    ['from', addressText(onBehalf ? operator : { ...load, name: load.account_name })],
    ['on_behalf_of', onBehalf ? addressText({ ...load, name: load.account_name }) : null],
    ['our_number', String(row.id)],
    ['your_number', row.carrier_claim_number],
  ];
};

const factsOf = ({ row, parts, time }: Case, language: Language, say: Say): Pairs => {
  const { load, stops } = parts;
  const [from, to] = [stops.at(0), stops.at(-1)];
  return [
    ['load', String(row.load_id)],
    ['pro', load.pro_number],
    ['bol', load.bol_number],
    ['po', load.po_number],
    ['shipper', from && addressText(from)],
    ['consignee', to && addressText(to)],
    ['picked_up', dayText(pickedUp(parts, time.zone))],
    ['delivered', written(deliveredByLoad(row, time.zone) ?? row.delivered_on)],
    ['discovered', written(row.discovered_on)],
    ['cargo', cargoText(language, parts)],
    ['invoice', row.invoice_number],
    ['invoice_received', written(row.invoice_received_on)],
    ['subject', subjectOf(row, language)],
    ['amount', claimedText(row, say)],
  ];
};

const composeLetter = (one: Case, language: Language): ClaimLetter => {
  const { row, parts, files } = one;
  const say: Say = (name, params = {}) => letterPhrase(language, name, params);
  const type = row.type;
  return {
    language,
    title: say(`titles.${type}`),
    heads: labelled(headsOf(one, say), say),
    facts: labelled(factsOf(one, language, say), say),
    salutation: say('salutation'),
    demand: say(`${type}_demand`),
    statement_title: say('statement'),
    statement: row.supporting_text,
    answer: answerOf(one, say),
    documents_title: say('documents'),
    no_documents: say('no_documents'),
    documents: files.map(({ id, name, evidence }) => ({
      id,
      text: `${phraseOfCode(language, 'claims.evidence', evidence) ?? evidence}: ${name}`,
    })),
    sent_apart: say('sent_apart'),
    signed: say('signed'),
    signer: row.representative_name ?? row.author_name ?? parts.load.account_name,
    page: letterPhrase(language, 'page', { page: '{page}', pages: '{pages}' }),
  };
};

/** The letter with which a case goes to its carrier, in every language. */
export const composeLetters = (one: Case): ClaimLetter[] => languages.map((language) => composeLetter(one, language));
