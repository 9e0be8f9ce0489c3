import { Worker } from 'node:worker_threads';
import type { JoinedPacket, PacketTask } from './packet-paper.ts';

const longestMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

const joinNow = (task: PacketTask): Promise<JoinedPacket> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./join-packet-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits,
    });
    const limit = setTimeout(() => void worker.terminate(), longestMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(limit);
      reject(new Error('the packet was not joined'));
    });
  });

let last: Promise<unknown> = Promise.resolve();

/** Joins letters and documents into one PDF, in a thread that ends with it; one packet after the other. */
export const joinPacket = (task: PacketTask): Promise<JoinedPacket> => {
  const mine = last.then(() => joinNow(task));
  last = mine.catch(() => undefined);
  return mine;
};
