import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { translate } from '../../../platform/words/translate.ts';
import { isCancelled } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { isReady } from './upload-refusal.ts';
import { type PendingFile, pendingOf, setPending } from './pending-files.ts';
import { sendFile } from './send-file.ts';
import { documentKeys } from '../documents.keys.ts';

const controllers = new Map<string, AbortController>();
const runs = new Map<number, { added: number; failed: number }>();

const update = (loadId: number, id: string, change: Partial<PendingFile>): void =>
  setPending(loadId, (files) => files.map((one) => (one.id === id ? { ...one, ...change } : one)));

const countRun = (loadId: number, outcome: 'added' | 'failed'): void => {
  const run = runs.get(loadId) ?? { added: 0, failed: 0 };
  run[outcome] += 1;
  runs.set(loadId, run);
};

/** Notifies about the outcome of a run of uploads once the last one is done. */
const notifyWhenDone = (loadId: number): void => {
  const run = runs.get(loadId);
  if (!run || pendingOf(loadId).some(({ state }) => state === 'waiting' || state === 'sending')) return;
  runs.delete(loadId);
  if (run.added > 0) notify.success(translate('documents.files.added', { count: run.added }));
  if (run.failed > 0) notify.info(translate('documents.files.failed', { count: run.failed }));
};

const sendOne = async (loadId: number, file: PendingFile): Promise<void> => {
  const controller = new AbortController();
  controllers.set(file.id, controller);
  update(loadId, file.id, { state: 'sending', sent: 0, error: undefined });
  try {
    await sendFile(loadId, file, (sent) => update(loadId, file.id, { sent }), controller.signal);
    setPending(loadId, (files) => files.filter(({ id }) => id !== file.id));
    countRun(loadId, 'added');
  } catch (error) {
    update(loadId, file.id, isCancelled(error) ? { state: 'ready', sent: 0 } : { state: 'failed', error });
    if (!isCancelled(error)) countRun(loadId, 'failed');
  } finally {
    controllers.delete(file.id);
    // A file may have arrived although its reply was lost or it was cancelled late.
    void queryClient.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) });
    notifyWhenDone(loadId);
  }
};

const workerCounts = new Map<number, number>();
const nextWaiting = (loadId: number) => pendingOf(loadId).find(({ state }) => state === 'waiting');

/** One worker: sends waiting files one after another until none is left. */
const runWorker = async (loadId: number): Promise<void> => {
  workerCounts.set(loadId, (workerCounts.get(loadId) ?? 0) + 1);
  for (let next = nextWaiting(loadId); next; next = nextWaiting(loadId)) await sendOne(loadId, next);
  workerCounts.set(loadId, (workerCounts.get(loadId) ?? 1) - 1);
};

/** Sends these files of a load, or all that are ready, with a few workers in parallel. */
export const send = (loadId: number, ids?: readonly string[]): void => {
  setPending(loadId, (files) =>
    files.map((one) =>
      (ids ? ids.includes(one.id) : isReady(one)) ? { ...one, state: 'waiting', error: undefined } : one,
    ),
  );
  for (let worker = workerCounts.get(loadId) ?? 0; worker < uploadLimits.atOnce; worker += 1) void runWorker(loadId);
};

/** Stops sending a file; it stays in the list. */
export const cancel = (loadId: number, id: string): void => {
  controllers.get(id)?.abort();
  update(loadId, id, { state: 'ready', sent: 0 });
};

export const discard = (loadId: number, id: string): void => {
  controllers.get(id)?.abort();
  setPending(loadId, (files) => files.filter((one) => one.id !== id));
};
