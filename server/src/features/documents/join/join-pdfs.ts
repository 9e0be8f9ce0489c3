import { Worker } from 'node:worker_threads';

const longestMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

const joinNow = (files: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./join-pdfs-worker.ts', import.meta.url), { workerData: files, resourceLimits });
    const limit = setTimeout(() => void worker.terminate(), longestMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(limit);
      reject(new Error('the papers were not joined'));
    });
  });

let last: Promise<unknown> = Promise.resolve();

/** All pages of these PDFs in one, made in a thread that ends with it; one after the other. */
export const joinPdfs = (files: readonly Uint8Array[]): Promise<Uint8Array> => {
  const mine = last.then(() => joinNow(files));
  last = mine.catch(() => undefined);
  return mine;
};
