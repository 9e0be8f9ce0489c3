import { parentPort } from 'node:worker_threads';
import type { PdfResult, PdfTask } from './pdf-queue.ts';
import { type Layout, renderHere } from './pdf-render.ts';

const layoutOf = async (file: string): Promise<Layout> => import(file);

/** Bytes of their own, so that they can be handed over without being copied. */
const render = async ({ layout, paper }: PdfTask): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await renderHere(await layoutOf(layout), paper));

parentPort?.on('message', (task: PdfTask) => {
  render(task).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies PdfResult, [bytes.buffer]),
    (cause: unknown) => parentPort?.postMessage({ fault: String(cause) } satisfies PdfResult),
  );
});
