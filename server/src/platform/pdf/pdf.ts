import { availableParallelism } from 'node:os';
import { createPdfQueue } from './pdf-queue.ts';

/**
 * Draws a PDF for an account in one of a few threads, so that no call waits for it. `layout` is the address of a module
 * that exports `draw(doc, paper)`; `paper` is plain data. Rejects when it cannot be drawn or takes longer than 20 s, and
 * with 503 `http.busy` while too many papers wait, the account's own or all of them.
 */
export const renderPdf = createPdfQueue({
  // One core is left to whoever calls.
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 400,
  waitingEach: 200,
  waitMs: 30_000,
  drawMs: 20_000,
});
