import type { EdiDetails } from '@portal/contract/edi/edi.contract.ts';
import { can } from '../../platform/actor.ts';
import { findFile, findFirstOf, findSet } from '../../integrations/x12/ledger/ledger.queries.ts';
import { findPartner } from '../../integrations/x12/ledger/partners.queries.ts';
import type { Segment } from '../../integrations/x12/segments.ts';
import { faultWords } from '../../integrations/x12/x12-fault.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { findMessage, findNotes, type MessageRow } from './edi.queries.ts';
import { presentMessage } from './list-messages.ts';
import { readSetOf } from './read-set.ts';
import { segmentWords } from './segment-words.ts';

/** Where amounts stand in a segment, by its id. */
const amounts: Readonly<Record<string, readonly number[]>> = {
  B3: [7],
  L1: [2, 4, 5, 6],
  L3: [3, 5, 6, 7],
  RMR: [4, 5],
};

/** A segment without its amounts, for who may not see what loads cost. */
const withoutAmounts = (segment: Segment): Segment => ({
  ...segment,
  elements: segment.elements.map((element, index) =>
    element !== '' && amounts[segment.id]?.includes(index + 1) ? '…' : element,
  ),
});

const rawOf = ({ id, elements }: Segment): string => [id, ...elements].join('*');

/** All segments of a message as its file has them; null where the file is not kept any more. */
const segmentsOf = async (ctx: Ctx, id: number): Promise<readonly Segment[] | null> => {
  const row = await findSet(ctx.db, id);
  const partner = row && (await findPartner(ctx.db, row.carrier_id));
  const read = partner && (await readSetOf(ctx, row, partner));
  if (!read) return null;
  const segments = [read.set.head, ...read.set.body, read.set.tail];
  return can(ctx, 'see_costs') ? segments : segments.map(withoutAmounts);
};

/** The message of the same number that came first, where this one is held for it. */
const findFirst = async (ctx: Ctx, row: MessageRow): Promise<number | null> => {
  if (row.reason !== 'same_number') return null;
  const first = await findFirstOf(ctx.db, row.carrier_id, row.interchange);
  return first && first.id !== row.id ? first.id : null;
};

/** One message, segment by segment, as it was written and in words. 404. */
export const getMessage = async (ctx: Ctx, id: number): Promise<EdiDetails> => {
  const row = await findMessage(ctx.db, id);
  if (!row) throw notFound();
  const [file, notes, segments, first_id] = await Promise.all([
    findFile(ctx.db, row.file_id),
    findNotes(ctx.db, id),
    segmentsOf(ctx, id),
    findFirst(ctx, row),
  ]);
  const first = first_id === null ? null : await segmentsOf(ctx, first_id);
  return {
    ...presentMessage(row),
    file: { name: file.name, byte_count: file.byte_count, put_at: file.put_at },
    segments:
      segments?.map((segment, index) => {
        const raw = rawOf(segment);
        const same = first?.[index];
        const other = same && rawOf(same) !== raw ? rawOf(same) : null;
        const faults = row.faults.filter(({ line }) => line === segment.line).map(faultWords);
        return { line: segment.line, raw, words: segmentWords(segment), faults, other };
      }) ?? null,
    first_id,
    notes: notes.map(({ at, what, user_id, user_name }) => ({ at, what, user: user_id === null ? null : user_name })),
  };
};
