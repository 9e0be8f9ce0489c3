import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { translate } from '../../../platform/words/translate.ts';
import { isCancelled } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { isReady } from './foreseen-refusal.ts';
import { type PendingFile, pendingOf, setPending } from './pending-files.ts';
import { sendFile } from './send-file.ts';
import { documentKeys } from '../documents.keys.ts';

const underWay = new Map<string, AbortController>();
const runs = new Map<number, { added: number; failed: number }>();

const update = (loadId: number, id: string, change: Partial<PendingFile>): void =>
  setPending(loadId, (files) => files.map((one) => (one.id === id ? { ...one, ...change } : one)));

const countRun = (loadId: number, outcome: 'added' | 'failed'): void => {
  const run = runs.get(loadId) ?? { added: 0, failed: 0 };
  run[outcome] += 1;
  runs.set(loadId, run);
};

/** Says what became of all that was sent together, once the last of it is done. */
const tellWhenDone = (loadId: number): void => {
  const run = runs.get(loadId);
  if (!run || pendingOf(loadId).some(({ state }) => state === 'waiting' || state === 'sending')) return;
  runs.delete(loadId);
  if (run.added > 0) notify.success(translate('documents.files.added', { count: run.added }));
  if (run.failed > 0) notify.info(translate('documents.files.failed', { count: run.failed }));
};

const sendOne = async (loadId: number, file: PendingFile): Promise<void> => {
  const stop = new AbortController();
  underWay.set(file.id, stop);
  update(loadId, file.id, { state: 'sending', sent: 0, error: undefined });
  try {
    await sendFile(loadId, file, (sent) => update(loadId, file.id, { sent }), stop.signal);
    setPending(loadId, (files) => files.filter(({ id }) => id !== file.id));
    countRun(loadId, 'added');
  } catch (error) {
    update(loadId, file.id, isCancelled(error) ? { state: 'ready', sent: 0 } : { state: 'failed', error });
    if (!isCancelled(error)) countRun(loadId, 'failed');
  } finally {
    underWay.delete(file.id);
    // A file whose answer was lost, or that was cancelled late, may have arrived all the same.
    void queryClient.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) });
    tellWhenDone(loadId);
  }
};

const lines = new Map<number, number>();
const waiting = (loadId: number) => pendingOf(loadId).find(({ state }) => state === 'waiting');

/** One line of files, sent one after another until none waits. */
const work = async (loadId: number): Promise<void> => {
  lines.set(loadId, (lines.get(loadId) ?? 0) + 1);
  for (let next = waiting(loadId); next; next = waiting(loadId)) await sendOne(loadId, next);
  lines.set(loadId, (lines.get(loadId) ?? 1) - 1);
};

/** Sends these files of a load, or all that are not on their way; a few lines at once. */
export const send = (loadId: number, ids?: readonly string[]): void => {
  setPending(loadId, (files) =>
    files.map((one) =>
      (ids ? ids.includes(one.id) : isReady(one)) ? { ...one, state: 'waiting', error: undefined } : one,
    ),
  );
  for (let line = lines.get(loadId) ?? 0; line < uploadLimits.atOnce; line += 1) void work(loadId);
};

/** Stops sending a file; it stays in the list. */
export const cancel = (loadId: number, id: string): void => {
  underWay.get(id)?.abort();
  update(loadId, id, { state: 'ready', sent: 0 });
};

export const discard = (loadId: number, id: string): void => {
  underWay.get(id)?.abort();
  setPending(loadId, (files) => files.filter((one) => one.id !== id));
};
