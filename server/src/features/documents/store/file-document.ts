import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import type { DocumentSide } from '@portal/contract/documents/document-types.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { removeUnnamed, withFilesNamed } from '../../../platform/files/name-files.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { hasDocument, insertDocument, isReissuedSince, lockFilingLoad, retireBol } from '../documents.queries.ts';

export type NewPaper = {
  load_id: number;
  type: LoadDocument['type'];
  /** As it is shown and saved: `BOL-100482.pdf`. */
  name: string;
  bytes: Buffer;
  /** PDF unless said otherwise. */
  content_type?: string;
  language: Language;
  /** Who made it, where it is not the portal. */
  filed_by?: DocumentSide;
  /** What a paper drawn by the portal says, as a hash. */
  drawn_from?: string;
  /** The line of the load's history this bill of lading was redrawn for: the former one stays beside it. */
  change_id?: number;
};

/** Makes room for a bill of lading that is redrawn; answers its name, or null where a later change has had its own. */
const replaceBol = async (tx: OpenCtx, { load_id, name }: NewPaper, changeId: number): Promise<string | null> => {
  if (await isReissuedSince(tx.db, load_id, changeId)) return null;
  const former = await retireBol(tx.db, load_id);
  return former === 0 ? name : name.replace(/(\.\w+)$/, `-${former + 1}$1`);
};

const historyLine = ({ type, change_id }: NewPaper, name: string) =>
  change_id === undefined
    ? ({ kind: 'document', event: type, details: { name } } as const)
    : ({ kind: 'document', event: 'bol_reissued', details: { name, change_id } } as const);

const insertPaper = async (tx: OpenCtx, paper: NewPaper, storageKey: string): Promise<boolean> => {
  const load = await lockFilingLoad(tx.db, paper.load_id);
  // Somebody may have asked for the bill of lading before its job was run.
  if (paper.type === 'bol' && paper.change_id === undefined && (await hasDocument(tx.db, paper.load_id, 'bol'))) {
    return false;
  }
  const name = paper.change_id === undefined ? paper.name : await replaceBol(tx, paper, paper.change_id);
  if (name === null) return false;
  const filed = await insertDocument(tx.db, {
    load_id: paper.load_id,
    account_id: load.account_id,
    type: paper.type,
    name,
    content_type: paper.content_type ?? 'application/pdf',
    size: paper.bytes.length,
    storage_key: storageKey,
    language: paper.language,
    filed_by: paper.filed_by ?? 'portal',
    drawn_from: paper.drawn_from ?? null,
  });
  if (!filed) return false;
  await writeHistory(tx, paper.load_id, historyLine(paper, name));
  await emit(tx, documentFiled, { load_id: paper.load_id, document_id: filed.id });
  publish(tx, paper.load_id, 'load-changed', { load_id: paper.load_id, status: load.status });
  return true;
};

/** Keeps a paper and files it with its load. The bytes come first: a row never points at nothing. */
export const fileDocument = async (ctx: OpenCtx, paper: NewPaper): Promise<void> => {
  const storageKey = await ctx.services.files.put(paper.bytes);
  const isFiled = await withFilesNamed(ctx, [storageKey], (tx) => insertPaper(tx, paper, storageKey));
  if (!isFiled) await removeUnnamed(ctx, [storageKey]);
};
