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

/** What one queue is made of. */
type Desk = { limits: PdfLimits; queue: Waiting[]; drawers: Set<Drawer> };

const busy = () => problem('http.busy', 503, { retryAfter });

/** Ends a thread; what it was drawing fails, what is waiting goes to the others. */
const dismiss = (desk: Desk, drawer: Drawer, fault: Error): void => {
  if (!desk.drawers.delete(drawer)) return;
  clearTimeout(drawer.timer);
  drawer.drawing?.reject(fault);
  void drawer.thread.terminate();
  drawNext(desk);
};

const settle = (desk: Desk, drawer: Drawer, result: PdfResult): void => {
  const { drawing } = drawer;
  clearTimeout(drawer.timer);
  drawer.drawing = null;
  drawer.timer = setTimeout(() => dismiss(desk, drawer, new Error('idle')), idleMs).unref();
  if ('bytes' in result) drawing?.resolve(Buffer.from(result.bytes.buffer));
  else drawing?.reject(new Error(`PDF not drawn: ${result.fault}`));
  drawNext(desk);
};

const hire = (desk: Desk): Drawer => {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  thread.unref();
  const drawer: Drawer = { thread, drawing: null, timer: undefined };
  thread.on('message', (result: PdfResult) => settle(desk, drawer, result));
  thread.on('error', (fault: Error) => dismiss(desk, drawer, fault));
  thread.on('exit', () => dismiss(desk, drawer, new Error('the PDF thread ended')));
  desk.drawers.add(drawer);
  return drawer;
};

const freeDrawer = (desk: Desk): Drawer | undefined =>
  [...desk.drawers].find(({ drawing }) => drawing === null) ??
  (desk.drawers.size < desk.limits.threads ? hire(desk) : undefined);

const drawNext = (desk: Desk): void => {
  const drawer = desk.queue.length > 0 ? freeDrawer(desk) : undefined;
  const next = drawer && desk.queue.shift();
  if (!next) return;
  clearTimeout(next.timer);
  clearTimeout(drawer.timer);
  drawer.drawing = next;
  const tooLong = () => dismiss(desk, drawer, new Error('PDF not drawn in time'));
  drawer.timer = setTimeout(tooLong, desk.limits.drawMs).unref();
  drawer.thread.postMessage(next.task);
};

/** Nobody waits for ever: whoever has waited too long is refused, and makes room. */
const queueUp = ({ queue, limits }: Desk, one: Waiting): void => {
  one.timer = setTimeout(() => {
    queue.splice(queue.indexOf(one), 1);
    one.reject(busy());
  }, limits.waitMs).unref();
  queue.push(one);
};

/** A few threads that draw, and a queue before them that takes no more than they draw in good time. */
export const createPdfQueue = (limits: PdfLimits): RenderPdf => {
  const desk: Desk = { limits, queue: [], drawers: new Set() };
  return (layout, paper) =>
    new Promise((resolve, reject) => {
      if (desk.queue.length >= limits.waiting) return reject(busy());
      queueUp(desk, { task: { layout: layout.href, paper }, resolve, reject, timer: undefined });
      drawNext(desk);
    });
};
