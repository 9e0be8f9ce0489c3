import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import type { KeyOf } from '@portal/contract/phrases/phrase-key.ts';
import { cityLine } from '@portal/contract/places/city-line.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { PrintedParty } from '@portal/contract/settings/operator-identity.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { phrase, type PhraseParams, phraseOfCode, phrasesOf } from '../../../platform/mail/phrases.ts';
import type { ClaimLetter } from '../../claims/packet/packet-paper.ts';
import type { PacketParts } from '../../claims/packet/packet.queries.ts';
import { money } from '../../../platform/money-text.ts';
import type { BillRow, DifferenceRow } from '../bills.queries.ts';
import { words as en } from '../words/en.ts';
import { words as es } from '../words/es.ts';

const letterPhrase = phrasesOf({ en, es });

type Dispute = {
  bill: BillRow;
  carrier: { name: string; scac: string };
  parts: PacketParts;
  differences: readonly DifferenceRow[];
  papers: readonly { id: number; caption: string; type: DocumentType }[];
  operator: PrintedParty;
  signer: string;
  /** The day of the letter, where the operator is. */
  day: string;
  language: Language;
};

type Say = (key: KeyOf<typeof en>, params?: PhraseParams) => string;
type Pair = [string, string];

const count = (value: number): string => value.toLocaleString('en-US');

/** A difference in plain words: what it is about, the numbers behind it, and what it comes to. */
const differenceText = ({ kind, code, facts, amount }: DifferenceRow, language: Language): Pair => {
  const { quoted_weight, billed_weight, quoted_class, billed_class } = facts;
  const name = code ? lineLabel(code)[language] : phrase(language, `carrier_bills.kinds.${kind}`);
  const about = [
    quoted_weight !== undefined && billed_weight !== undefined
      ? phrase(language, 'carrier_bills.facts.weight', { quoted: count(quoted_weight), billed: count(billed_weight) })
      : '',
    quoted_class !== undefined && billed_class !== undefined
      ? phrase(language, 'carrier_bills.facts.class', { quoted: quoted_class, billed: billed_class })
      : '',
  ].filter(Boolean);
  return [name, [money(amount), ...about].join('. ')];
};

const placeText = (stop: PacketParts['stops'][number] | undefined): string =>
  stop
    ? [stop.name, stop.address, cityLine({ ...stop, country: knownCountry(stop.country) })].filter(Boolean).join(', ')
    : '';

const factsOf = ({ bill, parts, differences, language }: Dispute, say: Say): Pair[] => {
  const { load, stops } = parts;
  const disputed = dollars(sum(differences.map(({ amount }) => cents(amount))));
  const pairs: Pair[] = [
    [say('invoice'), `${bill.number}, ${dayText(bill.billed_on)}`],
    [say('load'), String(bill.load_id)],
    [say('pro'), load.pro_number ?? ''],
    [say('bol'), load.bol_number ?? ''],
    [say('shipper'), placeText(stops.at(0))],
    [say('consignee'), placeText(stops.at(-1))],
    [say('booked'), money(bill.quoted ?? 0)],
    [say('billed'), money(bill.amount)],
    ...differences.map((difference) => differenceText(difference, language)),
    [say('disputed'), money(disputed)],
  ];
  return pairs.filter(([, value]) => value !== '');
};

/** The letter with which a bill goes back to its carrier. */
export const composeDispute = (dispute: Dispute): ClaimLetter => {
  const { bill, carrier, papers, operator, signer, day, language } = dispute;
  const say: Say = (key, params = {}) => letterPhrase(language, key, params);
  const from = [operator.name, operator.address, operator.city && cityLine(operator)].filter(Boolean).join(', ');
  return {
    language,
    title: say('title'),
    heads: [
      [say('date'), dayText(day)],
      [say('to'), `${carrier.name} (${carrier.scac})`],
      [say('from'), from],
      [say('our_number'), String(bill.id)],
    ],
    facts: factsOf(dispute, say),
    salutation: say('salutation'),
    demand: say('demand'),
    statement_title: say('statement_title'),
    statement: say('statement'),
    answer: say('answer'),
    documents_title: say('documents'),
    no_documents: say('no_documents'),
    documents: papers.map(({ id, caption, type }) => ({
      id,
      text: `${phraseOfCode(language, 'documents.types', type) ?? type}: ${caption}`,
    })),
    sent_apart: say('sent_apart'),
    signed: say('signed'),
    signer,
    page: letterPhrase(language, 'page', { page: '{page}', pages: '{pages}' }),
  };
};
