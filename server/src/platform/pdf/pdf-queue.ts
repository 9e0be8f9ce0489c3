import { Worker } from 'node:worker_threads';
import { createFairBulkhead } from '../egress/fair-bulkhead.ts';
import { problem } from '../http/errors.ts';

/** What a thread is to draw: which module draws, and what. */
export type PdfTask = { layout: string; paper: unknown };
export type PdfResult = { bytes: Uint8Array } | { fault: string };

type Drawing = { resolve: (bytes: Buffer) => void; reject: (fault: Error) => void };
/** A thread draws one paper at a time, so that one that never ends takes no other with it. */
type Drawer = { thread: Worker; drawing: Drawing | null; timer: NodeJS.Timeout | undefined };

export type PdfLimits = {
  threads: number;
  /** Papers that may wait for a thread: of all accounts, of one account, and for how long. */
  waiting: number;
  waitingEach: number;
  waitMs: number;
  drawMs: number;
};

/** A thread that has nothing to draw gives its memory back. */
const idleMs = 30_000;
const memoryMb = 256;
const retryAfter = 5;

/** Draws a paper with the module at `layout`. Accounts take turns: who draws much waits behind itself alone. */
export type RenderPdf = (account: number, layout: URL, paper: object) => Promise<Buffer>;

/** The threads that draw. */
type PdfPool = { drawMs: number; drawers: Set<Drawer> };

/** Ends a thread; what it was drawing fails. */
const endDrawer = ({ drawers }: PdfPool, drawer: Drawer, fault: Error): void => {
  if (!drawers.delete(drawer)) return;
  clearTimeout(drawer.timer);
  drawer.drawing?.reject(fault);
  void drawer.thread.terminate();
};

const settle = (pool: PdfPool, drawer: Drawer, result: PdfResult): void => {
  const { drawing } = drawer;
  clearTimeout(drawer.timer);
  drawer.drawing = null;
  drawer.timer = setTimeout(() => endDrawer(pool, drawer, new Error('idle')), idleMs).unref();
  if ('bytes' in result) drawing?.resolve(Buffer.from(result.bytes.buffer));
  else drawing?.reject(new Error(`PDF not drawn: ${result.fault}`));
};

const startDrawer = (pool: PdfPool): Drawer => {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  thread.unref();
  const drawer: Drawer = { thread, drawing: null, timer: undefined };
  thread.on('message', (result: PdfResult) => settle(pool, drawer, result));
  thread.on('error', (fault: Error) => endDrawer(pool, drawer, fault));
  thread.on('exit', () => endDrawer(pool, drawer, new Error('the PDF thread ended')));
  pool.drawers.add(drawer);
  return drawer;
};

const draw = (pool: PdfPool, task: PdfTask): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const drawer = [...pool.drawers].find(({ drawing }) => drawing === null) ?? startDrawer(pool);
    clearTimeout(drawer.timer);
    drawer.drawing = { resolve, reject };
    const tooLong = () => endDrawer(pool, drawer, new Error('PDF not drawn in time'));
    drawer.timer = setTimeout(tooLong, pool.drawMs).unref();
    drawer.thread.postMessage(task);
  });

/** A few threads that draw, and before them a queue in which accounts take turns. */
export const createPdfQueue = ({ threads, waiting, waitingEach, waitMs, drawMs }: PdfLimits): RenderPdf => {
  const pool: PdfPool = { drawMs, drawers: new Set() };
  const slotsEach = Math.max(1, threads - 1);
  const turns = createFairBulkhead({ slots: threads, slotsEach, queue: waiting, queueEach: waitingEach });
  return async (account, layout, paper) => {
    const leave = await turns.enter(String(account), AbortSignal.timeout(waitMs)).catch(() => false as const);
    if (!leave) throw problem('http.busy', 503, { retryAfter });
    return draw(pool, { layout: layout.href, paper }).finally(leave);
  };
};
