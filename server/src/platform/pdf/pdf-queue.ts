import { Worker } from 'node:worker_threads';
import { problem } from '../http/errors.ts';

/** What a thread is asked: which module draws, and what. */
export type PdfTask = { layout: string; paper: unknown };
export type PdfResult = { bytes: Uint8Array } | { fault: string };

type Waiting = {
  task: PdfTask;
  resolve: (bytes: Buffer) => void;
  reject: (fault: Error) => void;
  timer: NodeJS.Timeout | undefined;
};
/** A thread draws one paper at a time, so that one that never ends takes no other with it. */
type Drawer = { thread: Worker; drawing: Waiting | null; timer: NodeJS.Timeout | undefined };

export type PdfLimits = {
  threads: number;
  /** Papers that may wait for a thread, and for how long. */
  waiting: number;
  waitMs: number;
  drawMs: number;
};

/** A thread that has nothing to draw gives its memory back. */
const idleMs = 30_000;
const memoryMb = 256;
const retryAfter = 5;

/** Draws a paper with the module at `layout`. */
export type RenderPdf = (layout: URL, paper: object) => Promise<Buffer>;

/** One queue and the threads that draw what waits in it. */
type PdfPool = { limits: PdfLimits; queue: Waiting[]; drawers: Set<Drawer> };

const busy = () => problem('http.busy', 503, { retryAfter });

/** Ends a thread; what it was drawing fails, what is waiting goes to the others. */
const endDrawer = (pool: PdfPool, drawer: Drawer, fault: Error): void => {
  if (!pool.drawers.delete(drawer)) return;
  clearTimeout(drawer.timer);
  drawer.drawing?.reject(fault);
  void drawer.thread.terminate();
  drawNext(pool);
};

const settle = (pool: PdfPool, drawer: Drawer, result: PdfResult): void => {
  const { drawing } = drawer;
  clearTimeout(drawer.timer);
  drawer.drawing = null;
  drawer.timer = setTimeout(() => endDrawer(pool, drawer, new Error('idle')), idleMs).unref();
  if ('bytes' in result) drawing?.resolve(Buffer.from(result.bytes.buffer));
  else drawing?.reject(new Error(`PDF not drawn: ${result.fault}`));
  drawNext(pool);
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

const freeDrawer = (pool: PdfPool): Drawer | undefined =>
  [...pool.drawers].find(({ drawing }) => drawing === null) ??
  (pool.drawers.size < pool.limits.threads ? startDrawer(pool) : undefined);

const drawNext = (pool: PdfPool): void => {
  const drawer = pool.queue.length > 0 ? freeDrawer(pool) : undefined;
  const next = drawer && pool.queue.shift();
  if (!next) return;
  clearTimeout(next.timer);
  clearTimeout(drawer.timer);
  drawer.drawing = next;
  const tooLong = () => endDrawer(pool, drawer, new Error('PDF not drawn in time'));
  drawer.timer = setTimeout(tooLong, pool.limits.drawMs).unref();
  drawer.thread.postMessage(next.task);
};

/** Nobody waits for ever: whoever has waited too long is refused, and makes room. */
const queueUp = ({ queue, limits }: PdfPool, one: Waiting): void => {
  one.timer = setTimeout(() => {
    queue.splice(queue.indexOf(one), 1);
    one.reject(busy());
  }, limits.waitMs).unref();
  queue.push(one);
};

/** A few threads that draw, and a queue before them that takes no more than they draw in good time. */
export const createPdfQueue = (limits: PdfLimits): RenderPdf => {
  const pool: PdfPool = { limits, queue: [], drawers: new Set() };
  return (layout, paper) =>
    new Promise((resolve, reject) => {
      if (pool.queue.length >= limits.waiting) return reject(busy());
      queueUp(pool, { task: { layout: layout.href, paper }, resolve, reject, timer: undefined });
      drawNext(pool);
    });
};
