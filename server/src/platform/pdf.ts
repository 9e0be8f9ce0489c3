import { Worker } from 'node:worker_threads';

type Waiting = { resolve: (bytes: Buffer) => void; reject: (fault: Error) => void };

/** What the worker is asked: which module draws, and what. */
export type PdfTask = { id: number; layout: string; paper: unknown };
export type PdfResult = { id: number } & ({ bytes: Uint8Array } | { fault: string });

const longestDrawingMs = 20_000;
/** A thread that has nothing to draw gives its memory back. */
const idleMs = 30_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

const giveUp = (fault: Error): void => {
  worker = null;
  for (const { reject } of waiting.values()) reject(fault);
  waiting.clear();
};

const restWhenIdle = (): void => {
  clearTimeout(idle);
  if (waiting.size > 0) return;
  idle = setTimeout(() => {
    void worker?.terminate();
    worker = null;
  }, idleMs).unref();
};

const settle = (result: PdfResult): void => {
  const asked = waiting.get(result.id);
  waiting.delete(result.id);
  if ('bytes' in result) asked?.resolve(Buffer.from(result.bytes));
  else asked?.reject(new Error(`PDF not drawn: ${result.fault}`));
  restWhenIdle();
};

const startWorker = (): Worker => {
  const started = new Worker(new URL('pdf-worker.ts', import.meta.url));
  started.unref();
  started.on('message', settle);
  started.on('error', (fault: Error) => giveUp(fault));
  started.on('exit', () => {
    if (worker === started) giveUp(new Error('the PDF thread ended'));
  });
  return started;
};

/**
 * Draws a PDF in a thread of its own, so that no call waits for it. `layout` is the address of a module that exports
 * `draw(doc, paper)`; `paper` is plain data. Rejects when it cannot be drawn or takes longer than 20 s.
 */
export const renderPdf = (layout: URL, paper: object): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    worker ??= startWorker();
    clearTimeout(idle);
    lastId += 1;
    const id = lastId;
    const limit = setTimeout(() => {
      void worker?.terminate();
      giveUp(new Error('PDF not drawn in time'));
    }, longestDrawingMs).unref();
    const done =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        clearTimeout(limit);
        act(value);
      };
    waiting.set(id, { resolve: done(resolve), reject: done(reject) });
    worker.postMessage({ id, layout: layout.href, paper } satisfies PdfTask);
  });
