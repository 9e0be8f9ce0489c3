import type { WorkerEvents } from 'graphile-worker';

/** A fetch that takes longer is no longer waited for before the next one. */
const fetchLimitMs = 5000;

/** The mark of a job whose places are shared by account. */
export const accountFlag = (accountId: number): string => `account:${accountId}`;

type FlaggedJob = { flags: Record<string, true> | null };
const flagsOf = ({ flags }: FlaggedJob): string[] => Object.keys(flags ?? {});

/**
 * Shares the places of a lane on this instance: an account whose jobs hold as many places as are left free gets none of
 * these. So one account alone has half of them, and whoever comes next always finds one. Jobs are fetched one by one,
 * since two fetched at once would not count each other. Answers what graphile-worker asks before each fetch.
 */
export const fairShare = (places: number, events: WorkerEvents) => {
  const held = new Map<string, number>();
  let taken = 0;
  let lastTurn = Promise.resolve();
  let endTurn = (): void => undefined;

  const hold = (job: FlaggedJob, more: 1 | -1): void => {
    taken += more;
    for (const flag of flagsOf(job)) {
      const count = (held.get(flag) ?? 0) + more;
      if (count > 0) held.set(flag, count);
      else held.delete(flag);
    }
  };
  events.on('job:start', ({ job }) => {
    hold(job, 1);
    endTurn();
  });
  events.on('job:complete', ({ job }) => hold(job, -1));
  events.on('worker:getJob:empty', () => endTurn());
  events.on('worker:getJob:error', () => endTurn());

  return async (): Promise<string[]> => {
    const before = lastTurn;
    let end = (): void => undefined;
    lastTurn = new Promise((resolve) => (end = resolve));
    await before;
    const timer = setTimeout(end, fetchLimitMs).unref();
    endTurn = () => {
      clearTimeout(timer);
      end();
    };
    const free = places - taken;
    return [...held].filter(([, count]) => count >= free).map(([flag]) => flag);
  };
};
