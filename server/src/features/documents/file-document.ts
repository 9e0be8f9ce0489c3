import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDocument } from '@portal/contract/documents/documents.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { emit } from '../../platform/jobs.ts';
import { publish } from '../../platform/realtime.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { writeHistory } from '../loads/write-history.ts';
import { findFilingLoad, insertDocument } from './documents.queries.ts';

export type NewPaper = {
  load_id: number;
  type: LoadDocument['type'];
  /** As it is shown and saved: `BOL-100482.pdf`. */
  name: string;
  bytes: Buffer;
  language: Language;
  /** Who it came from where that was a carrier. */
  actorName?: string;
};

const insertPaper = async (tx: OpenCtx, paper: NewPaper, storageKey: string): Promise<boolean> => {
  const load = await findFilingLoad(tx.db, paper.load_id);
  const filed = await insertDocument(tx.db, {
    load_id: paper.load_id,
    account_id: load.account_id,
    type: paper.type,
    name: paper.name,
    content_type: 'application/pdf',
    size: paper.bytes.length,
    storage_key: storageKey,
    language: paper.language,
  });
  if (!filed) return false;
  const line = { kind: 'document', event: paper.type, details: { name: paper.name } } as const;
  await writeHistory(tx, paper.load_id, { ...line, actor_name: paper.actorName });
  await emit(tx, 'document.filed', { load_id: paper.load_id, document_id: filed.id });
  publish(tx, paper.load_id, 'load-changed', { load_id: paper.load_id, status: load.status as LoadStatus });
  return true;
};

/** Keeps a PDF and files it with its load. The bytes come first: a row never points at nothing. */
export const fileDocument = async (ctx: OpenCtx, paper: NewPaper): Promise<void> => {
  const storageKey = await ctx.services.files.put(paper.bytes);
  const isFiled = await withTransaction(ctx, (tx) => insertPaper(tx, paper, storageKey));
  if (!isFiled) await ctx.services.files.remove(storageKey);
};
