import { createHash } from 'node:crypto';
import type { EdiReason, EdiState } from '@portal/contract/edi/edi-states.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { acknowledgmentOf, type CheckedSet, checkedSet } from '../acknowledge.ts';
import { type Group, type Interchange, readInterchanges } from '../read-interchanges.ts';
import { releaseOf } from '../releases.ts';
import type { X12Fault } from '../x12-fault.ts';
import { keepContent, textOf } from './file-content.ts';
import { addNote, findFirstOf, insertFile, insertSet } from './ledger.queries.ts';
import { holdPartner, type Partner } from './partners.queries.ts';
import { writeFile } from './write-file.ts';

export type ReceivedFile = { name: string; bytes: Buffer; written_at: string };

/** The job that makes of a message what it says; features above do it. */
export const applySetJob = 'edi.apply-message';

/** Messages of one carrier count one after the other, in the order in which they came. */
export const applySoon = (tx: OpenCtx, carrierId: number, setId: number): Promise<void> =>
  enqueue(tx, applySetJob, { set_id: setId }, { key: `${applySetJob}:${setId}`, queue: `${applySetJob}:${carrierId}` });

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

/** What an interchange says, without its marks and line ends: one that comes again is known by it. */
const hashOf = ({ head, groups }: Interchange): Buffer =>
  sha256(
    JSON.stringify([
      head.elements,
      ...groups.map((group) => [
        group.head.elements,
        ...group.sets.map((set) => set.body.map(({ id, elements }) => [id, ...elements])),
      ]),
    ]),
  );

type Verdict = { state: EdiState; reason: EdiReason | null };

const isAcknowledgment = ({ functional }: Group): boolean => functional === 'FA';

/** What becomes of all messages of an interchange, whatever they say; null where each is looked at. */
const verdictOn = async (tx: OpenCtx, partner: Partner, of: Interchange): Promise<Verdict | null> => {
  const { settings, scac, carrier_id } = partner;
  if (of.sender.toUpperCase() !== (settings.their_id || scac).toUpperCase()) {
    return { state: 'held', reason: 'other_partner' };
  }
  if (of.isTest !== settings.is_test) return { state: 'held', reason: 'test_mark' };
  const first = await findFirstOf(tx.db, carrier_id, of.number);
  if (!first) return null;
  return first.interchange_hash.equals(hashOf(of))
    ? { state: 'set_aside', reason: 'repeated' }
    : { state: 'held', reason: 'same_number' };
};

const keepSet = async (
  tx: OpenCtx,
  { partner, fileId, interchange, hash }: { partner: Partner; fileId: number; interchange: Interchange; hash: Buffer },
  { group, set, verdict }: { group: Group; set: CheckedSet; verdict: Verdict | null },
): Promise<void> => {
  const unreadable: Verdict | null = set.refused ? { state: 'rejected', reason: 'unreadable' } : null;
  const { state, reason } = verdict ?? unreadable ?? { state: 'waiting', reason: null };
  const id = await insertSet(tx.db, {
    file_id: fileId,
    carrier_id: partner.carrier_id,
    direction: 'in',
    kind: set.kind.slice(0, 3),
    interchange: interchange.number.slice(0, 9),
    group_number: group.number.slice(0, 9),
    number: set.number.slice(0, 9),
    line: set.head.line,
    interchange_hash: hash,
    state,
    reason,
    faults: JSON.stringify(set.notes),
  });
  await addNote(tx.db, id, 'received');
  if (state === 'waiting') await applySoon(tx, partner.carrier_id, id);
  else await addNote(tx.db, id, reason === 'repeated' ? 'repeated' : state === 'rejected' ? 'rejected' : 'held');
};

/** Says of a group that it was read, before anything of it counts; acknowledgments are never acknowledged. */
const acknowledge = async (tx: OpenCtx, partner: Partner, group: Group, sets: readonly CheckedSet[]): Promise<void> => {
  const { acknowledges_by } = partner.settings;
  if (acknowledges_by === 'none' || isAcknowledgment(group)) return;
  const release = releaseOf(group.release) ?? '004010';
  const kind = acknowledges_by === '999' && release === '005010' ? '999' : '997';
  const { body } = acknowledgmentOf(group, sets, kind);
  await writeFile(tx, partner, { functional: 'FA', release, sets: [{ kind, body, row: { state: 'applied' } }] });
};

const keepInterchange = async (tx: OpenCtx, partner: Partner, fileId: number, interchange: Interchange) => {
  const verdict = await verdictOn(tx, partner, interchange);
  const place = { partner, fileId, interchange, hash: hashOf(interchange) };
  for (const group of interchange.groups) {
    const sets = group.sets.map((set) => checkedSet(group, set));
    if (verdict?.reason !== 'other_partner' && verdict?.reason !== 'test_mark') {
      await acknowledge(tx, partner, group, sets);
    }
    for (const set of sets) await keepSet(tx, place, { group, set, verdict });
  }
};

/** A file of which nothing can be trusted waits for a person, as one message with all its faults. */
const keepUnreadable = async (
  tx: OpenCtx,
  partner: Partner,
  fileId: number,
  faults: readonly X12Fault[],
  hash: Buffer,
) => {
  const id = await insertSet(tx.db, {
    file_id: fileId,
    carrier_id: partner.carrier_id,
    direction: 'in',
    kind: 'ISA',
    interchange: '',
    group_number: '',
    number: '',
    line: 1,
    interchange_hash: hash,
    state: 'rejected',
    reason: 'unreadable',
    faults: JSON.stringify(faults.slice(0, 50)),
  });
  await addNote(tx.db, id, 'rejected');
};

/** What became of a file: `known` where it was read before, of which nothing counts again. */
export type KeptFile = 'kept' | 'known' | 'unreadable';

/**
 * Keeps a file of a partner, once, with all its messages; acknowledges them and has them applied after commit. A number
 * that came before with other content holds its messages for a person.
 */
export const keepFile = (ctx: OpenCtx, partner: Partner, file: ReceivedFile): Promise<KeptFile> =>
  withTransaction(ctx, async (tx) => {
    const { carrier_id, settings } = partner;
    await holdPartner(tx.db, carrier_id);
    const hash = sha256(file.bytes);
    const fileId = await insertFile(tx.db, {
      carrier_id,
      direction: 'in',
      name: file.name,
      sha256: hash,
      byte_count: file.bytes.length,
      written_at: file.written_at,
      content: keepContent(file.bytes, tx.services.config.tokenSigningKey),
    });
    if (fileId === undefined) return 'known';
    const { interchanges, faults } = readInterchanges(textOf(file.bytes, settings.charset));
    if (faults.length > 0) {
      await keepUnreadable(tx, partner, fileId, faults, hash);
      return 'unreadable';
    }
    for (const interchange of interchanges) await keepInterchange(tx, partner, fileId, interchange);
    return 'kept';
  });
