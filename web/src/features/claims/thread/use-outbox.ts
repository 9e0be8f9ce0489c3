import { useState } from 'react';

/** A message that is being sent or failed. A retry with the same key does not duplicate it. */
export type Unsent = { key: string; text: string; internal: boolean; failed: unknown };

/** Messages are shown as soon as they are sent; failed ones stay for a retry. */
export const useOutbox = (send: (message: Omit<Unsent, 'failed'>) => Promise<unknown>) => {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const drop = (key: string) => setUnsent((earlier) => earlier.filter((one) => one.key !== key));
  const deliver = async (message: Unsent) => {
    setUnsent((earlier) => [...earlier.filter(({ key }) => key !== message.key), { ...message, failed: null }]);
    try {
      await send({ key: message.key, text: message.text, internal: message.internal });
      drop(message.key);
    } catch (error) {
      setUnsent((earlier) => earlier.map((one) => (one.key === message.key ? { ...one, failed: error } : one)));
    }
  };
  return {
    unsent,
    post: (text: string, internal: boolean) => deliver({ key: crypto.randomUUID(), text, internal, failed: null }),
    retry: deliver,
    drop,
  };
};
export type Outbox = ReturnType<typeof useOutbox>;
