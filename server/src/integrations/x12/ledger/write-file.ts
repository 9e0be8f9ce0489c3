import { createHash } from 'node:crypto';
import type { OpenCtx } from '../../../platform/context.ts';
import type { Release } from '../releases.ts';
import { type Marks, type NewSet, writeInterchange } from '../write-interchange.ts';
import { keepContent } from './file-content.ts';
import { addNote, insertFile, insertSet, type NewSetRow } from './ledger.queries.ts';
import { type Partner, takeNumber } from './partners.queries.ts';

type Written = Pick<NewSetRow, 'state'> & Partial<NewSetRow>;

export type NewFileOfSets = {
  functional: string;
  release: Release;
  /** Each set with what the ledger says of it beside its numbers. */
  sets: readonly (Omit<NewSet, 'number'> & { row: Written })[];
};

export const marksOf = ({ settings }: Pick<Partner, 'settings'>): Marks => ({
  element: settings.element_mark,
  segment: settings.segment_mark,
  component: '>',
  repetition: settings.element_mark === '^' ? '!' : '^',
  newline: settings.line_ends ? '\r\n' : '',
});

const hashOf = (content: string): Buffer => createHash('sha256').update(content).digest();

/**
 * Writes an interchange for a partner into the ledger, under the next control number; the partner's mailbox is filled from
 * there, with the same bytes under the same name however often that takes. Part of the caller's transaction.
 */
export const writeFile = async (tx: OpenCtx, partner: Partner, { functional, release, sets }: NewFileOfSets) => {
  const { settings, carrier_id, scac } = partner;
  const number = await takeNumber(tx.db, carrier_id);
  const text = writeInterchange({
    release,
    functional,
    number,
    group: number,
    sender: { qualifier: settings.our_qualifier, id: settings.our_id },
    receiver: { qualifier: settings.their_qualifier, id: settings.their_id || scac },
    is_test: settings.is_test,
    written_at: tx.services.clock.now(),
    marks: marksOf(partner),
    sets: sets.map(({ kind, body }, index) => ({ kind, body, number: index + 1 })),
  });
  const interchange = String(number).padStart(9, '0');
  const bytes = Buffer.from(text, 'latin1');
  const file_id = await insertFile(tx.db, {
    carrier_id,
    direction: 'out',
    name: `${scac}_${sets[0]?.kind ?? 'none'}_${interchange}.edi`,
    sha256: hashOf(text),
    byte_count: bytes.length,
    content: keepContent(bytes, tx.services.config.tokenSigningKey),
  });
  if (file_id === undefined) throw new Error('a control number was given twice');
  const ids: number[] = [];
  let line = 3;
  for (const [index, { kind, body, row }] of sets.entries()) {
    const numbers = { interchange, group_number: String(number), number: String(index + 1).padStart(4, '0') };
    const place = { file_id, carrier_id, direction: 'out', kind, line, interchange_hash: hashOf(text) } as const;
    const id = await insertSet(tx.db, { ...row, ...place, ...numbers });
    await addNote(tx.db, id, 'queued');
    ids.push(id);
    line += body.length + 2;
  }
  return { file_id, ids };
};
