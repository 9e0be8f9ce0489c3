import { type ChildProcess, fork } from 'node:child_process';
import { createBulkhead } from '../../../platform/egress/bulkhead.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { KeepableFile } from './scan-file.ts';
import type { RefusalReason } from './refusals.ts';

export type LookTask = { source: string; sentName: string; folder: string; edge?: number | undefined };
/** `peak` is the most memory the process has ever had, in KB. */
export type LookAnswer = { peak: number } & ({ file: KeepableFile } | { reason: RefusalReason } | { fault: string });

const longestLookMs = 30_000;
const longestWaitMs = 60_000;
/** A process that has nothing to look at gives its memory back. */
const idleMs = 20_000;
/** What the process may hold beside the pixels it is drawing. */
const heapMegabytes = 192;

/** One file at a time: what looking takes of memory is what one file takes. */
const desk = createBulkhead(1, 40);
let looker: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/** The process reads what strangers made, so it is told nothing: no configuration, no secret, no connection. */
const startLooker = (): ChildProcess => {
  const started = fork(new URL('./scan-process.ts', import.meta.url), [], {
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.once('exit', () => {
    if (looker === started) looker = null;
  });
  started.unref();
  started.channel?.unref();
  return started;
};

const dismiss = (): void => {
  looker?.kill('SIGKILL');
  looker = null;
};

const ask = (task: LookTask): Promise<LookAnswer> =>
  new Promise((resolve) => {
    clearTimeout(idle);
    looker ??= startLooker();
    const asked = looker;
    const settle = (answer: LookAnswer): void => {
      clearTimeout(limit);
      asked.off('message', settle);
      asked.off('exit', fail);
      asked.off('error', fail);
      idle = setTimeout(dismiss, idleMs).unref();
      resolve(answer);
    };
    // A file that ends the process, or keeps it busy for so long, is no paper.
    const fail = () => settle({ reason: 'broken', peak: 0 });
    const limit = setTimeout(() => {
      dismiss();
      fail();
    }, longestLookMs);
    asked.on('message', settle);
    asked.once('exit', fail);
    asked.once('error', fail);
    asked.send(task);
  });

/** Has a file looked through apart from the server. 503 `http.busy` while too many wait. */
export const lookApart = async (task: LookTask): Promise<LookAnswer> => {
  const leave = await desk.enter(AbortSignal.timeout(longestWaitMs)).catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 5 });
  try {
    return await ask(task);
  } finally {
    leave();
  }
};
