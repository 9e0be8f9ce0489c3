import { lookThrough } from './look-through.ts';
import type { LookAnswer, LookTask } from './looking-desk.ts';
import { RefusedFile } from './refusals.ts';

const tell = (answer: LookAnswer): void => void process.send?.(answer);

process.on('message', ({ source, sentName, folder }: LookTask) => {
  lookThrough(source, sentName, folder).then(
    (file) => tell({ file, rss: process.memoryUsage.rss() }),
    (cause: unknown) => {
      if (cause instanceof RefusedFile) tell({ reason: cause.reason });
      else tell({ fault: String(cause) });
    },
  );
});
