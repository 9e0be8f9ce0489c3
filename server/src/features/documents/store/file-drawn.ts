import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { actorFacts } from '../../../platform/actor.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { removeUnnamed, withFilesNamed } from '../../../platform/files/name-files.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { type DocumentRow, hasDocument, lockFilingLoad, retireBol } from '../documents.queries.ts';
import { countVersions, type DrawnKind, findDrawn, findDrawnForms, insertDrawn } from '../generated.queries.ts';
import { hideDocument } from './uploads.queries.ts';

/** A paper somebody had drawn, ready to be filed. */
export type DrawnPaper = {
  kind: DrawnKind;
  /** The name of its first version. */
  name: string;
  /** What it says, as a hash. */
  drawnFrom: string;
  contentType: string;
  bytes: Buffer;
};

export const saysTheSame = (
  row: DocumentRow | undefined,
  { drawnFrom }: Pick<DrawnPaper, 'drawnFrom'>,
): row is DocumentRow => row?.drawn_from === drawnFrom;

/** The name of a paper's further version: `Invoice-100482-2.pdf`. */
const versioned = (name: string, version: number): string =>
  version === 1 ? name : name.replace(/(\.\w+)$/, `-${version}$1`);

/** Makes room for a bill of lading; one in a further language stands beside the first. */
const bolName = async (tx: OpenCtx, { kind, name }: DrawnPaper, former: DocumentRow | undefined): Promise<string> => {
  if (former) return versioned(name, (await retireBol(tx.db, kind.load_id)) + 1);
  const isFirst = !(await hasDocument(tx.db, kind.load_id, 'bol'));
  return isFirst ? name : name.replace(/(\.\w+)$/, `-${kind.language}$1`);
};

/** The place of a new paper among those before it: a bill of lading retires them all, others are a newer version. */
const placeOf = async (tx: OpenCtx, drawn: DrawnPaper, former: DocumentRow | undefined) => {
  if (drawn.kind.type === 'bol') {
    return { name: await bolName(tx, drawn, former), series_id: null, version: 1 };
  }
  const series_id = former ? (former.series_id ?? former.id) : null;
  const version = series_id === null ? 1 : (await countVersions(tx.db, series_id)) + 1;
  return { name: versioned(drawn.name, version), series_id, version };
};

type Filed = { row: DocumentRow; created: boolean };

const insert = async (tx: OpenCtx, drawn: DrawnPaper, storageKey: string): Promise<Filed> => {
  const { kind, bytes } = drawn;
  const load = await lockFilingLoad(tx.db, kind.load_id);
  const former = await findDrawn(tx.db, kind);
  if (saysTheSame(former, drawn)) return { row: former, created: false };
  const row = await insertDrawn(tx.db, {
    ...kind,
    ...(await placeOf(tx, drawn, former)),
    account_id: load.account_id,
    content_type: drawn.contentType,
    size: bytes.length,
    storage_key: storageKey,
    drawn_from: drawn.drawnFrom,
    created_by: actorFacts(tx.actor).userId,
  });
  const details = { name: row.name, type: row.type };
  const is_internal = kind.audience === 'operator';
  await writeHistory(tx, kind.load_id, { kind: 'document', event: 'paper_drawn', details, is_internal });
  await emit(tx, documentFiled, { load_id: kind.load_id, document_id: row.id });
  publish(tx, kind.load_id, 'load-changed', { load_id: kind.load_id, status: load.status });
  return { row, created: true };
};

/** Files a drawn paper; answers the one on file where that says the same by now. */
export const fileDrawn = async (ctx: OpenCtx, drawn: DrawnPaper): Promise<Filed> => {
  const storageKey = await ctx.services.files.put(drawn.bytes);
  const filed = await withFilesNamed(ctx, [storageKey], (tx) => insert(tx, drawn, storageKey));
  if (!filed.created) await removeUnnamed(ctx, [storageKey]);
  return filed;
};

/** Takes a form of a paper back that is no longer true; what supports a case stays as it was then. */
export const withdrawDrawn = async (ctx: OpenCtx, kind: Pick<DrawnKind, 'type' | 'form'>): Promise<void> => {
  for (const { load_id, id: document_id, name, type, version } of await findDrawnForms(ctx.db, kind)) {
    await withTransaction(ctx, async (tx) => {
      const { status } = await lockFilingLoad(tx.db, load_id);
      if (!(await hideDocument(tx.db, document_id, null))) return;
      const details = { name, type, version, document_id };
      await writeHistory(tx, load_id, { kind: 'document', event: 'file_removed', details });
      publish(tx, load_id, 'load-changed', { load_id, status });
    });
  }
};
