import type { FiledPaper } from '@portal/contract/documents/generated.contract.ts';
import {
  type GeneratedType,
  operatorTypes,
  paperRefusal,
  twoCopies,
} from '@portal/contract/documents/generated-types.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { emit } from '../../platform/jobs.ts';
import { renderPdf } from '../../platform/pdf.ts';
import { publish } from '../../platform/realtime.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { writeHistory } from '../loads/write-history.ts';
import { type DocumentRow, hasDocument, lockFilingLoad, retireBol } from './documents.queries.ts';
import { readyPaper, type ReadyPaper } from './draw-kind.ts';
import { countVersions, type DrawnKind, findCountries, findDrawn, insertDrawn } from './generated.queries.ts';
import { presentPaper } from './list-papers.ts';

type Wanted = { load_id: number; type: GeneratedType; language?: Language | undefined };

/** Whether the caller's papers of this type are the operator's own. */
const audienceOf = (ctx: Ctx, type: GeneratedType): 'account' | 'operator' =>
  ctx.principal.role === 'platform_admin' && (operatorTypes.includes(type) || twoCopies.includes(type))
    ? 'operator'
    : 'account';

const refuse = async (ctx: Ctx, { load_id, type }: Wanted): Promise<void> => {
  const isOperator = ctx.principal.role === 'platform_admin';
  if (operatorTypes.includes(type) && !isOperator) throw problem('http.forbidden', 403, { field: 'type' });
  const { mode, status } = await loadInScope(ctx, load_id, ['mode', 'status'] as const);
  const countries = type === 'commercial_invoice' ? await findCountries(ctx.db, load_id) : [];
  const refusal = paperRefusal(type, { mode, status, countries });
  if (refusal) throw problem(`documents.${refusal}`, refusal === 'not_accepted' ? 409 : 422, { field: 'type' });
};

const saysTheSame = (row: DocumentRow | undefined, ready: ReadyPaper): row is DocumentRow =>
  row?.drawn_from === ready.drawnFrom;

/** The name of a paper's further version: `Invoice-100482-2.pdf`. */
const versioned = (name: string, version: number): string =>
  version === 1 ? name : name.replace(/(\.\w+)$/, `-${version}$1`);

type Drawn = { kind: DrawnKind; ready: ReadyPaper; bytes: Buffer; storageKey: string };

/** Makes room for a bill of lading; one in a further language stands beside the first. */
const bolName = async (tx: Ctx, { kind, ready }: Drawn, former: DocumentRow | undefined): Promise<string> => {
  if (former) return versioned(ready.name, (await retireBol(tx.db, kind.load_id)) + 1);
  const isFirst = !(await hasDocument(tx.db, kind.load_id, 'bol'));
  return isFirst ? ready.name : ready.name.replace(/(\.\w+)$/, `-${kind.language}$1`);
};

/** The place of a new paper among those before it: a bill of lading retires them all, others are a newer version. */
const placeOf = async (tx: Ctx, drawn: Drawn, former: DocumentRow | undefined) => {
  const { kind, ready } = drawn;
  if (kind.type === 'bol') {
    return { name: await bolName(tx, drawn, former), series_id: null, version: 1 };
  }
  const series_id = former ? (former.series_id ?? former.id) : null;
  const version = series_id === null ? 1 : (await countVersions(tx.db, series_id)) + 1;
  return { name: versioned(ready.name, version), series_id, version };
};

const file = async (tx: Ctx, drawn: Drawn): Promise<{ row: DocumentRow; created: boolean }> => {
  const { kind, ready, bytes, storageKey } = drawn;
  const load = await lockFilingLoad(tx.db, kind.load_id);
  const former = await findDrawn(tx.db, kind);
  if (saysTheSame(former, ready)) return { row: former, created: false };
  const row = await insertDrawn(tx.db, {
    ...kind,
    ...(await placeOf(tx, drawn, former)),
    account_id: load.account_id,
    content_type: 'application/pdf',
    size: bytes.length,
    storage_key: storageKey,
    drawn_from: ready.drawnFrom,
    created_by: tx.principal.userId,
  });
  const details = { name: row.name, type: row.type };
  const is_internal = kind.audience === 'operator';
  await writeHistory(tx, kind.load_id, { kind: 'document', event: 'paper_drawn', details, is_internal });
  await emit(tx, 'document.filed', { load_id: kind.load_id, document_id: row.id });
  publish(tx, kind.load_id, 'load-changed', { load_id: kind.load_id, status: load.status as LoadStatus });
  return { row, created: true };
};

/**
 * Draws a paper of a load in the recipient's language and files it; answers the one on file where that says the same.
 * 403 for papers of the operator, 404, 409 `documents.not_accepted`, 422 where a load has no such paper.
 */
export const generateDocument = async (ctx: Ctx, wanted: Wanted): Promise<FiledPaper & { created: boolean }> => {
  await refuse(ctx, wanted);
  const { load_id, type } = wanted;
  const language = wanted.language ?? ctx.principal.language;
  const kind: DrawnKind = { load_id, type, language, audience: audienceOf(ctx, type) };
  const ready = await readyPaper(ctx, load_id, type, language);
  const former = await findDrawn(ctx.db, kind);
  if (saysTheSame(former, ready)) return { ...presentPaper(ctx, former), created: false };
  const bytes = await renderPdf(ready.layout, ready.paper);
  const storageKey = await ctx.services.files.put(bytes);
  const { row, created } = await withTransaction(ctx, (tx) => file(tx, { kind, ready, bytes, storageKey }));
  if (!created) await ctx.services.files.remove(storageKey);
  return { ...presentPaper(ctx, row), created };
};
