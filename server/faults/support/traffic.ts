import { setTimeout as sleep } from 'node:timers/promises';

/** One call: when it was sent and answered (ms of `performance.now()`), and the status, or 0 where no answer came. */
export type Call = { sentAt: number; answeredAt: number; status: number };

/** Calls that go on until they are stopped. */
export type Traffic = {
  calls: readonly Call[];
  /** Resolves with the first good call that was sent after `at`; null if none comes within `limitMs`. */
  goodAfter(at: number, limitMs: number): Promise<Call | null>;
  /** Waits for the calls under way, each of which ends within its own limit. */
  stop(): Promise<void>;
};

const callLimitMs = 30_000;
const pollMs = 10;

const isGood = ({ status }: Call): boolean => status >= 200 && status < 300;

/** A call over HTTP, without a second try. */
export const send = async (url: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(callLimitMs) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Makes `perSecond` calls, evenly spread, whatever becomes of those before. `call` answers the status. */
export const startTraffic = (perSecond: number, call: (nth: number) => Promise<number>): Traffic => {
  const calls: Call[] = [];
  const underWay = new Set<Promise<void>>();
  let nth = 0;
  const one = async () => {
    const sentAt = performance.now();
    const status = await call((nth += 1)).catch(() => 0);
    calls.push({ sentAt, answeredAt: performance.now(), status });
  };
  const timer = setInterval(() => {
    const made = one().finally(() => underWay.delete(made));
    underWay.add(made);
  }, 1000 / perSecond);
  return {
    calls,
    async goodAfter(at, limitMs) {
      for (const end = performance.now() + limitMs; performance.now() < end; await sleep(pollMs)) {
        const found = calls.filter((made) => made.sentAt >= at && isGood(made));
        if (found.length > 0) return found.reduce((first, next) => (next.answeredAt < first.answeredAt ? next : first));
      }
      return null;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};
