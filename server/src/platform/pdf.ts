import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread is asked: which module draws, and what. */
export type PdfTask = { layout: string; paper: unknown };
export type PdfResult = { bytes: Uint8Array } | { fault: string };

type Waiting = { task: PdfTask; resolve: (bytes: Buffer) => void; reject: (fault: Error) => void };
/** A thread draws one paper at a time, so that one that never ends takes no other with it. */
type Drawer = { thread: Worker; drawing: Waiting | null; timer: NodeJS.Timeout | undefined };

const longestDrawingMs = 20_000;
/** A thread that has nothing to draw gives its memory back. */
const idleMs = 30_000;
const memoryMb = 256;
/** One core is left to whoever calls. */
const mostThreads = Math.min(4, Math.max(1, availableParallelism() - 1));

const queue: Waiting[] = [];
const drawers = new Set<Drawer>();

/** Ends a thread; what it was drawing fails, what is waiting goes to the others. */
const dismiss = (drawer: Drawer, fault: Error): void => {
  if (!drawers.delete(drawer)) return;
  clearTimeout(drawer.timer);
  drawer.drawing?.reject(fault);
  void drawer.thread.terminate();
  drawNext();
};

const rest = (drawer: Drawer): void => {
  drawer.timer = setTimeout(() => dismiss(drawer, new Error('idle')), idleMs).unref();
};

const settle = (drawer: Drawer, result: PdfResult): void => {
  const { drawing } = drawer;
  clearTimeout(drawer.timer);
  drawer.drawing = null;
  rest(drawer);
  if ('bytes' in result) drawing?.resolve(Buffer.from(result.bytes.buffer));
  else drawing?.reject(new Error(`PDF not drawn: ${result.fault}`));
  drawNext();
};

const hire = (): Drawer => {
  const thread = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  thread.unref();
  const drawer: Drawer = { thread, drawing: null, timer: undefined };
  thread.on('message', (result: PdfResult) => settle(drawer, result));
  thread.on('error', (fault: Error) => dismiss(drawer, fault));
  thread.on('exit', () => dismiss(drawer, new Error('the PDF thread ended')));
  drawers.add(drawer);
  return drawer;
};

const freeDrawer = (): Drawer | undefined =>
  [...drawers].find(({ drawing }) => drawing === null) ?? (drawers.size < mostThreads ? hire() : undefined);

const drawNext = (): void => {
  const drawer = queue.length > 0 ? freeDrawer() : undefined;
  const next = drawer && queue.shift();
  if (!next) return;
  clearTimeout(drawer.timer);
  drawer.drawing = next;
  drawer.timer = setTimeout(() => dismiss(drawer, new Error('PDF not drawn in time')), longestDrawingMs).unref();
  drawer.thread.postMessage(next.task);
};

/**
 * Draws a PDF in one of a few threads, so that no call waits for it. `layout` is the address of a module that exports
 * `draw(doc, paper)`; `paper` is plain data. Rejects when it cannot be drawn or takes longer than 20 s.
 */
export const renderPdf = (layout: URL, paper: object): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    queue.push({ task: { layout: layout.href, paper }, resolve, reject });
    drawNext();
  });
