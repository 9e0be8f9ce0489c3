/** Limits for a number of callers who share some slots. */
export type FairLimits = {
  slots: number;
  /** Slots one caller may hold at once: below `slots`, so that another always finds one sooner or later. */
  slotsEach: number;
  queue: number;
  queueEach: number;
};

export type FairBulkhead = {
  /**
   * Resolves when a slot is free for this caller, with the way to give it back; false when the queue is full, the
   * caller's own or the whole; rejects on abort.
   */
  enter: (caller: string, signal: AbortSignal) => Promise<(() => void) | false>;
};

/** Like a bulkhead, but callers take turns: one who sends much waits behind itself, not before the others. */
export const createFairBulkhead = ({ slots, slotsEach, queue, queueEach }: FairLimits): FairBulkhead => {
  const running = new Map<string, number>();
  // In the order of turns: whoever was served last stands last.
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
  let queued = 0;

  const runningOf = (caller: string): number => running.get(caller) ?? 0;
  const mayEnter = (caller: string): boolean => taken < slots && runningOf(caller) < slotsEach;

  const take = (caller: string): (() => void) => {
    taken += 1;
    running.set(caller, runningOf(caller) + 1);
    return () => {
      taken -= 1;
      if (runningOf(caller) > 1) running.set(caller, runningOf(caller) - 1);
      else running.delete(caller);
      serveNext();
    };
  };

  const remove = (caller: string, admit: () => void): void => {
    const line = waiting.get(caller) ?? [];
    const left = line.filter((one) => one !== admit);
    if (left.length === line.length) return;
    queued -= 1;
    waiting.delete(caller);
    if (left.length > 0) waiting.set(caller, left);
  };

  const serveNext = (): void => {
    for (const [caller, [admit]] of waiting) {
      if (!admit || !mayEnter(caller)) continue;
      remove(caller, admit);
      admit();
      return;
    }
  };

  return {
    enter: (caller, signal) => {
      if (mayEnter(caller)) return Promise.resolve(take(caller));
      const line = waiting.get(caller) ?? [];
      if (queued >= queue || line.length >= queueEach) return Promise.resolve(false);
      return new Promise((resolve, reject) => {
        const admit = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve(take(caller));
        };
        const giveUp = (): void => {
          remove(caller, admit);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(caller, [...line, admit]);
        queued += 1;
      });
    },
  };
};
