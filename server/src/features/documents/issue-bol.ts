import { jobOn } from '../../platform/jobs.ts';
import { renderPdf } from '../../platform/pdf.ts';
import { hasDocument } from './documents.queries.ts';
import { fileDocument } from './file-document.ts';
import { readBolPaper } from './read-bol-paper.ts';

const layout = new URL('draw-bol.ts', import.meta.url);

/** Draws and files the bill of lading the moment a carrier has accepted the load; once, however often it is run. */
export const issueBol = jobOn('load.assigned', 'documents.issue-bol', async (ctx, { load_id }) => {
  if (await hasDocument(ctx.db, load_id, 'bol')) return;
  const paper = await readBolPaper(ctx, load_id);
  const bytes = await renderPdf(layout, paper);
  await fileDocument(ctx, { load_id, type: 'bol', name: `BOL-${load_id}.pdf`, bytes, language: paper.language });
});
