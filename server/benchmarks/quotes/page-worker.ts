import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Which page to ask for, and how long to wait between two of them. */
export type PageCalls = { url: string; token: string; loadId: number; pauseMs: number };

const { url, token, loadId, pauseMs } = workerData as PageCalls;
const headers = { authorization: `Bearer ${token}` };

const call = async (path: string): Promise<void> => {
  const response = await fetch(url + path, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
};

/** What a person waits for: the list, and one load of it. */
const page = async (): Promise<number> => {
  const begun = performance.now();
  await call('/api/loads?sort=-id');
  await call(`/api/loads/details/${loadId}`);
  return performance.now() - begun;
};

let taken: number[] = [];
// Any message asks for what was taken since the last one.
parentPort?.on('message', () => {
  parentPort?.postMessage(taken);
  taken = [];
});
for (;;) {
  taken.push(await page());
  await sleep(pauseMs);
}
