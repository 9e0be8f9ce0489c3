import { existsSync, readFileSync } from 'node:fs';
import { lookThrough } from './scan-file.ts';
import type { ScanAnswer, ScanTask } from './upload-scanner.ts';
import { RefusedFile } from './refusals.ts';

const status = '/proc/self/status';

/**
 * The most memory this process has had, in KB. On Linux `maxRSS` begins with what the process that started this one had
 * then, which may be more than this one ever takes.
 */
const peak = (): number => {
  const own = existsSync(status) && /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1];
  return own ? Number(own) : process.resourceUsage().maxRSS;
};

const answerOf = (task: ScanTask): Promise<ScanAnswer> =>
  lookThrough(task.source, task.sentName, task).then(
    (file) => ({ file, peak: peak() }),
    (cause: unknown) =>
      cause instanceof RefusedFile ? { reason: cause.reason, peak: peak() } : { fault: String(cause), peak: peak() },
  );

process.on('message', (task: ScanTask) => {
  void answerOf(task).then((answer) => process.send?.(answer));
});

process.send?.('ready');
