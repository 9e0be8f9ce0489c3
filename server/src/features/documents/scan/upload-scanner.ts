import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createFairBulkhead } from '../../../platform/egress/fair-bulkhead.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { KeepableFile } from './scan-file.ts';
import { type RefusalReason, RefusedFile } from './refusals.ts';
import { readType } from './sniff-type.ts';

export type ScanTask = { source: string; sentName: string; folder: string; edge?: number | undefined };
/** `peak` is the most memory the process has ever had, in KB. */
export type ScanAnswer = { peak: number } & ({ file: KeepableFile } | { reason: RefusalReason } | { fault: string });

/** A page is read in well under a second; a picture of the largest size takes a few, a scan of many pages more. */
const longestScanMs = { paper: 5000, picture: 30_000 } as const;
const longestStartMs = 30_000;
const longestWaitMs = 60_000;
/** An idle process ends after this long, to free its memory. */
const idleMs = 20_000;
/** Heap of the process; the pixels of a picture come on top. */
const heapMegabytes = 192;

/** One file at a time in each process, and one process an account: a slow file holds up its own account alone. */
const scanQueue = createFairBulkhead({ slots: 2, slotsEach: 1, queue: 80, queueEach: 40 });

type Scanner = { child: ChildProcess; idle: NodeJS.Timeout | undefined };
const idleScanners = new Set<Scanner>();

/** The process reads strangers' files, so it gets no configuration, no secret and no connection. */
const startScanner = async (): Promise<Scanner> => {
  const child = fork(new URL('./scan-process.ts', import.meta.url), [], {
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const scanner = { child, idle: undefined };
  child.once('exit', () => idleScanners.delete(scanner));
  child.on('error', () => idleScanners.delete(scanner));
  child.unref();
  // The time a file may take begins when there is a process to read it.
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('the scanning process ended')));
  await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(longestStartMs) }), exited]).catch(
    (cause: unknown) => {
      child.kill('SIGKILL');
      throw cause;
    },
  );
  exited.catch(() => undefined);
  child.channel?.unref();
  return scanner;
};

const takeScanner = async (): Promise<Scanner> => {
  const [scanner] = idleScanners;
  if (!scanner) return startScanner();
  idleScanners.delete(scanner);
  clearTimeout(scanner.idle);
  return scanner;
};

const giveBack = (scanner: Scanner): void => {
  if (!scanner.child.connected) return;
  scanner.idle = setTimeout(() => {
    idleScanners.delete(scanner);
    scanner.child.kill('SIGKILL');
  }, idleMs).unref();
  idleScanners.add(scanner);
};

const sendTask = (scanner: Scanner, task: ScanTask, limitMs: number): Promise<ScanAnswer> =>
  new Promise((resolve) => {
    const { child } = scanner;
    const settle = (answer: ScanAnswer): void => {
      clearTimeout(limit);
      child.off('message', settle);
      child.off('exit', fail);
      child.off('error', fail);
      resolve(answer);
    };
    // A file that crashes the process, or keeps it busy for too long, is refused as broken.
    const fail = () => settle({ reason: 'broken', peak: 0 });
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      child.disconnect();
      fail();
    }, limitMs);
    child.on('message', settle);
    child.once('exit', fail);
    child.once('error', fail);
    child.send(task);
  });

const limitOf = async (source: string): Promise<number> =>
  ['pdf', 'zip', 'text'].includes(await readType(source)) ? longestScanMs.paper : longestScanMs.picture;

const scan = async (task: ScanTask): Promise<ScanAnswer> => {
  const limitMs = await limitOf(task.source);
  const scanner = await takeScanner();
  const answer = await sendTask(scanner, task, limitMs);
  giveBack(scanner);
  return answer;
};

/**
 * Scans a file in a process apart from the server; accounts take turns, whoever has sent more. 503 `http.busy` while too
 * many wait, of the account or of all.
 */
export const scanInProcess = async (accountId: number, task: ScanTask): Promise<ScanAnswer> => {
  const enter = scanQueue.enter(String(accountId), AbortSignal.timeout(longestWaitMs));
  const leave = await enter.catch(() => false as const);
  if (!leave) throw problem('http.busy', 503, { retryAfter: 5 });
  try {
    return await scan(task);
  } catch (cause) {
    return cause instanceof RefusedFile ? { reason: cause.reason, peak: 0 } : { fault: String(cause), peak: 0 };
  } finally {
    leave();
  }
};
