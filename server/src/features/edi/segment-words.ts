import { statusCode } from '@portal/contract/tracking/x12-status-codes.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { readAt7 } from '@portal/contract/tracking/x12-shipment-status.ts';
import { at, type Segment } from '../../integrations/x12/segments.ts';
import { bothPhrases, type PhraseParams } from '../../platform/mail/phrases.ts';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';

type Word = Extract<PhraseKey, `edi.segments.${string}`>;

const words = (key: Word, params: PhraseParams = {}): BothLanguages => bothPhrases(key, params);
const joined = (segment: Segment, ...positions: number[]): string =>
  positions
    .map((position) => at(segment, position))
    .filter(Boolean)
    .join(', ');

/** A date as it is written, YYYY-MM-DD, and a time as HH:MM. */
const dayText = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const timeText = (text: string): string => text.replace(/^(\d\d)(\d\d).*$/, '$1:$2');
const dollarsText = (text: string): string => (/^-?\d+$/.test(text) ? `$${(Number(text) / 100).toFixed(2)}` : text);

const parties: Readonly<Record<string, Word>> = {
  SH: 'edi.segments.shipper',
  SF: 'edi.segments.shipper',
  CN: 'edi.segments.consignee',
  ST: 'edi.segments.consignee',
  BT: 'edi.segments.payer',
  PF: 'edi.segments.payer',
  CA: 'edi.segments.carrier',
};

const references: Readonly<Record<string, Word>> = {
  BM: 'edi.segments.bol',
  PO: 'edi.segments.po',
  CN: 'edi.segments.pro',
  QN: 'edi.segments.stop',
};

const reference = (segment: Segment, qualifier: number, value: number): BothLanguages => {
  const known = references[at(segment, qualifier)];
  const found = { value: at(segment, value) };
  return known ? words(known, found) : words('edi.segments.reference', { ...found, kind: at(segment, qualifier) });
};

const status = (segment: Segment): BothLanguages => {
  const read = readAt7(segment.elements);
  if (!read) return words('edi.segments.unknown');
  const event = bothPhrases(`loads.tracking_events.${statusCode(read.code).event}`);
  const when = [read.day, read.time].filter(Boolean).join(' ');
  const zone = read.zone === 'local' ? '' : read.zone;
  return words('edi.segments.status', { event, code: read.code, when, zone });
};

const unit: Readonly<Record<string, string>> = { L: 'lb', K: 'kg' };

/** What each segment says to a person; those the portal makes nothing of are not listed. */
const readers: Readonly<Record<string, (segment: Segment) => BothLanguages>> = {
  ST: (of) => words('edi.segments.begins', { kind: at(of, 1), number: at(of, 2) }),
  SE: (of) => words('edi.segments.ends', { count: Number(at(of, 1)) || 0 }),
  B10: (of) => words('edi.segments.shipment', { pro: at(of, 1), number: at(of, 2) }),
  B3: (of) =>
    words('edi.segments.bill', { number: at(of, 2), day: dayText(at(of, 6)), amount: dollarsText(at(of, 7)) }),
  L11: (of) => reference(of, 2, 1),
  N9: (of) => reference(of, 1, 2),
  LX: (of) => words('edi.segments.part', { number: at(of, 1) }),
  AT7: status,
  MS1: (of) => words('edi.segments.place', { place: joined(of, 1, 2, 3) }),
  MS2: (of) => words('edi.segments.equipment', { number: joined(of, 1, 2) }),
  N1: (of) => words(parties[at(of, 1)] ?? 'edi.segments.party', { name: at(of, 2) }),
  N3: (of) => words('edi.segments.street', { street: joined(of, 1, 2) }),
  N4: (of) => words('edi.segments.place', { place: joined(of, 1, 2, 3, 4) }),
  AT8: (of) => words('edi.segments.weight', { weight: at(of, 3), unit: unit[at(of, 2)] ?? '', pieces: at(of, 4) }),
  L5: (of) => words('edi.segments.goods', { text: at(of, 2) }),
  L1: (of) => words('edi.segments.charge', { amount: dollarsText(at(of, 4)), code: at(of, 8) || '400' }),
  L3: (of) => words('edi.segments.total', { amount: dollarsText(at(of, 5)) }),
  G62: (of) => words('edi.segments.date', { when: `${dayText(at(of, 2))} ${timeText(at(of, 4))}`.trim() }),
  K1: (of) => words('edi.segments.note', { text: joined(of, 1, 2) }),
  NTE: (of) => words('edi.segments.note', { text: at(of, 2) }),
  AK1: (of) => words('edi.segments.answers', { number: at(of, 2) }),
  AK2: (of) => words('edi.segments.answers_set', { kind: at(of, 1), number: at(of, 2) }),
  AK5: (of) => words(['A', 'E'].includes(at(of, 1)) ? 'edi.segments.read' : 'edi.segments.not_read'),
  IK5: (of) => words(['A', 'E'].includes(at(of, 1)) ? 'edi.segments.read' : 'edi.segments.not_read'),
  AK9: (of) => words('edi.segments.counted', { all: at(of, 3), read: at(of, 4) }),
};

/** A segment as a person reads it. */
export const segmentWords = (segment: Segment): BothLanguages =>
  readers[segment.id]?.(segment) ?? words('edi.segments.unused');
