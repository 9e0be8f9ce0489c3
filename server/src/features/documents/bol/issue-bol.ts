import { loadAssigned } from '@portal/contract/tendering/tendering.events.ts';
import { loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, paperJob } from '../../../platform/jobs/jobs.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { accountOfLoad } from '../../loads/load-in-scope.ts';
import { findLoadsWithoutBol, hasDocument, isReissuedSince, mayHaveBol } from '../documents.queries.ts';
import { fileDocument, type NewPaper } from '../store/file-document.ts';
import { hashOf } from '../paper-hash.ts';
import { readBolPaper } from './read-bol-paper.ts';

const layout = new URL('./draw-bol.ts', import.meta.url);

const drawBol = async (ctx: OpenCtx, load_id: number): Promise<NewPaper> => {
  const [paper, account] = await Promise.all([readBolPaper(ctx, load_id), accountOfLoad(ctx.services, load_id)]);
  if (account === undefined) throw new Error(`load ${load_id} has no account`);
  const bytes = await renderPdf(account, layout, paper);
  const drawn_from = hashOf(paper);
  return { load_id, type: 'bol', name: `BOL-${load_id}.pdf`, bytes, language: paper.language, drawn_from };
};

/** Draws and files the bill of lading the moment a carrier has accepted the load; once, however often it is run. */
export const issueBol = listener(
  loadAssigned,
  'documents.issue-bol',
  async (ctx, { load_id }) => {
    if (await hasDocument(ctx.db, load_id, 'bol')) return;
    await fileDocument(ctx, await drawBol(ctx, load_id));
  },
  paperJob,
);

/**
 * Draws the bill of lading again when a stop of an accepted load has changed, and keeps the former one. Once a change,
 * however often it is run; not at all where it has been drawn since for a later one.
 */
export const reissueBol = listener(
  loadStopChanged,
  'documents.reissue-bol',
  async (ctx, { load_id, history_id }) => {
    if (!(await mayHaveBol(ctx.db, load_id)) || (await isReissuedSince(ctx.db, load_id, history_id))) return;
    await fileDocument(ctx, { ...(await drawBol(ctx, load_id)), change_id: history_id });
  },
  paperJob,
);

/** Drawing takes a second; a queue that is full may take a while longer. */
const secondsToDraw = 120;

/** Has the bill of lading drawn of accepted loads whose job is gone. Two servers queue one job. */
export const watchBolsOnce = async (ctx: OpenCtx): Promise<void> => {
  for (const { id } of await findLoadsWithoutBol(ctx.db, issueBol.name, secondsToDraw)) {
    ctx.log.warn({ load_id: id }, 'a load without a bill of lading gets one');
    await enqueue(ctx, issueBol.name, { load_id: id }, { key: `${issueBol.name}:${id}` });
  }
};

export const watchBols: Ticker = { name: 'documents.watch-bols', everyMs: 60_000, run: watchBolsOnce };
