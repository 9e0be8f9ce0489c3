import { lookThrough } from './scan-file.ts';
import type { ScanAnswer, ScanTask } from './upload-scanner.ts';
import { RefusedFile } from './refusals.ts';

const answerOf = (task: ScanTask): Promise<ScanAnswer> => {
  const peak = () => process.resourceUsage().maxRSS;
  return lookThrough(task.source, task.sentName, task).then(
    (file) => ({ file, peak: peak() }),
    (cause: unknown) =>
      cause instanceof RefusedFile ? { reason: cause.reason, peak: peak() } : { fault: String(cause), peak: peak() },
  );
};

process.on('message', (task: ScanTask) => {
  void answerOf(task).then((answer) => process.send?.(answer));
});

process.send?.('ready');
