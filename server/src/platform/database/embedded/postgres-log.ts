import { copyFileSync, readFileSync, statSync, truncateSync } from 'node:fs';

/** What a log may hold beside what it held before. */
const mostBytes = 10 * 1024 * 1024;
const lookEveryMs = 10_000;

/**
 * Puts what a log holds into `.1` once it is too much, in place of what that held. The file stays the same one, since the
 * server has it open and appends to it.
 */
export function capLog(logFile: string, limit = mostBytes): void {
  if (sizeOfLog(logFile) <= limit) return;
  copyFileSync(logFile, `${logFile}.1`);
  truncateSync(logFile);
}

/** Keeps a log small for as long as the server runs; answers how to stop. */
export function keepLogSmall(logFile: string, onError: (error: unknown) => void): () => void {
  const cap = () => {
    try {
      capLog(logFile);
    } catch (error) {
      onError(error);
    }
  };
  cap();
  const timer = setInterval(cap, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** How much a log holds at the moment. */
export const sizeOfLog = (logFile: string): number => statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;

/** The reason a server that did not start gave last, of what was written since the log had `begin` bytes. */
export function fatalSince(logFile: string, begin: number): string {
  const lines = readFileSync(logFile).subarray(begin).toString().split('\n');
  const reason = lines.findLast((line) => line.includes('FATAL:'));
  return reason ? ` (${reason.slice(reason.indexOf('FATAL:'))})` : '';
}
