export type Bulkhead = {
  /** Resolves when a slot is free, with the way to give it back; false when the queue is full; rejects on abort. */
  enter: (signal: AbortSignal) => Promise<(() => void) | false>;
};

/** Lets `slots` calls run at once and `queue` wait, so that one slow partner cannot hold everything up. */
export const createBulkhead = (slots: number, queue: number): Bulkhead => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    enter: (signal) => {
      if (running < slots) {
        running += 1;
        return Promise.resolve(leave);
      }
      if (waiting.length >= queue) return Promise.resolve(false);
      return new Promise((resolve, reject) => {
        const admit = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(admit);
      });
    },
  };
};
