import { useState } from 'react';
import { isOnline, useOnReturn } from '../live/use-online.ts';

/**
 * A message that is being sent, waits for a network or failed. A retry with the same key does not duplicate it.
 */
export type Unsent<M> = M & { key: string; failed: unknown; isWaiting: boolean };

/** Messages are shown as soon as they are sent; without a network they wait for its return, and failed ones for a retry. */
export const useOutbox = <M extends object>(send: (message: M, key: string) => Promise<unknown>) => {
  const [unsent, setUnsent] = useState<readonly Unsent<M>[]>([]);
  const drop = (key: string) => setUnsent((earlier) => earlier.filter((one) => one.key !== key));
  const put = (message: Unsent<M>) =>
    setUnsent((earlier) =>
      earlier.some(({ key }) => key === message.key)
        ? earlier.map((one) => (one.key === message.key ? message : one))
        : [...earlier, message],
    );
  const deliver = async (message: Unsent<M>): Promise<void> => {
    if (!isOnline()) return put({ ...message, failed: null, isWaiting: true });
    put({ ...message, failed: null, isWaiting: false });
    try {
      await send(message, message.key);
      drop(message.key);
    } catch (error) {
      put({ ...message, failed: isOnline() ? error : null, isWaiting: !isOnline() });
    }
  };
  useOnReturn(() => {
    for (const message of unsent) if (message.isWaiting) void deliver(message);
  });
  return {
    unsent,
    post: (message: M) => deliver({ ...message, key: crypto.randomUUID(), failed: null, isWaiting: false }),
    retry: deliver,
    drop,
  };
};
export type Outbox<M extends object> = ReturnType<typeof useOutbox<M>>;
