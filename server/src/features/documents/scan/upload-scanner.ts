import { type ChildProcess, fork } from 'node:child_process';
import { createBulkhead } from '../../../platform/egress/bulkhead.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { KeepableFile } from './scan-file.ts';
import type { RefusalReason } from './refusals.ts';

export type ScanTask = { source: string; sentName: string; folder: string; edge?: number | undefined };
/** `peak` is the most memory the process has ever had, in KB. */
export type ScanAnswer = { peak: number } & ({ file: KeepableFile } | { reason: RefusalReason } | { fault: string });

const longestScanMs = 30_000;
const longestWaitMs = 60_000;
/** An idle process ends after this long, to free its memory. */
const idleMs = 20_000;
/** Heap of the process; the pixels of a picture come on top. */
const heapMegabytes = 192;

/** One file at a time, so that scanning never needs more memory than one file does. */
const scanQueue = createBulkhead(1, 40);
let scanner: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/** The process reads strangers' files, so it gets no configuration, no secret and no connection. */
const startScanner = (): ChildProcess => {
  const started = fork(new URL('./scan-process.ts', import.meta.url), [], {
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.once('exit', () => {
    if (scanner === started) scanner = null;
  });
  started.unref();
  started.channel?.unref();
  return started;
};

const stopScanner = (): void => {
  scanner?.kill('SIGKILL');
  scanner = null;
};

const sendTask = (task: ScanTask): Promise<ScanAnswer> =>
  new Promise((resolve) => {
    clearTimeout(idle);
    scanner ??= startScanner();
    const child = scanner;
    const settle = (answer: ScanAnswer): void => {
      clearTimeout(limit);
      child.off('message', settle);
      child.off('exit', fail);
      child.off('error', fail);
      idle = setTimeout(stopScanner, idleMs).unref();
      resolve(answer);
    };
    // A file that crashes the process, or keeps it busy for too long, is refused as broken.
    const fail = () => settle({ reason: 'broken', peak: 0 });
    const limit = setTimeout(() => {
      stopScanner();
      fail();
    }, longestScanMs);
    child.on('message', settle);
    child.once('exit', fail);
    child.once('error', fail);
    child.send(task);
  });

/** Scans a file in a process apart from the server. 503 `http.busy` while too many wait. */
export const scanInProcess = async (task: ScanTask): Promise<ScanAnswer> => {
  const leave = await scanQueue.enter(AbortSignal.timeout(longestWaitMs)).catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 5 });
  try {
    return await sendTask(task);
  } finally {
    leave();
  }
};
