import { setTimeout as sleep } from 'node:timers/promises';

/** The status of an answer, and the code of the fault it names: that of the error, with status 0, where no answer came. */
type Answer = { status: number; code: string };

/** One call: when it was sent and answered (ms of `performance.now()`), and its answer. */
export type Call = Answer & { sentAt: number; answeredAt: number };

/** Calls that go on until they are stopped. */
export type Traffic = {
  calls: readonly Call[];
  /** Resolves with the first good call that was sent after `at`; null if none comes within `limitMs`. */
  goodAfter(at: number, limitMs: number): Promise<Call | null>;
  /** The same with the first call that failed or was answered with another status than a good one. */
  badAfter(at: number, limitMs: number): Promise<Call | null>;
  /** Of the calls that failed, the one that was sent last. */
  lastBad(): Call | undefined;
  /** Waits for the calls under way, each of which ends within its own limit. */
  stop(): Promise<void>;
};

const callLimitMs = 30_000;
const pollMs = 10;

/** A call without an answer: what its connection failed with. */
export const failureOf = (error: unknown): Answer => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return { status: 0, code };
};

const isGood = ({ status }: Call): boolean => status >= 200 && status < 300;

const answerOf = async (response: Response, fault: (text: string) => string = () => ''): Promise<Answer> => {
  const text = await response.text();
  if (!response.ok) return { status: response.status, code: /"code":"([\w.]+)"/.exec(text)?.[1] ?? '' };
  const code = fault(text);
  return { status: code === '' ? response.status : 0, code };
};

/** A call over HTTP, without a second try. */
export const send = async (url: string, init: RequestInit = {}): Promise<Answer> =>
  answerOf(await fetch(url, { ...init, signal: AbortSignal.timeout(callLimitMs) }));

/**
 * The same, but what a busy server puts off is sent again whenever that server says, until the time of a call is over: it
 * has done nothing for it. One that ends, or has lost its database, answers otherwise. `fault` looks at a good answer: what
 * it names counts as no answer.
 */
export const sendAgainIfBusy = async (
  url: string,
  init: RequestInit = {},
  fault?: (text: string) => string,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(callLimitMs);
  for (;;) {
    const response = await fetch(url, { ...init, signal });
    const answer = await answerOf(response, fault);
    if (answer.status !== 503 || answer.code !== 'http.busy') return answer;
    await sleep(Number(response.headers.get('retry-after')) * 1000);
  }
};

/** Makes `perSecond` calls, evenly spread, whatever becomes of those before. */
export const startTraffic = (perSecond: number, call: (nth: number) => Promise<Answer>): Traffic => {
  const calls: Call[] = [];
  const underWay = new Set<Promise<void>>();
  let nth = 0;
  const one = async () => {
    const sentAt = performance.now();
    const answer = await call((nth += 1)).catch(failureOf);
    calls.push({ ...answer, sentAt, answeredAt: performance.now() });
  };
  const timer = setInterval(() => {
    const made = one().finally(() => underWay.delete(made));
    underWay.add(made);
  }, 1000 / perSecond);
  const firstAfter = async (at: number, limitMs: number, isWanted: (made: Call) => boolean): Promise<Call | null> => {
    for (const end = performance.now() + limitMs; performance.now() < end; await sleep(pollMs)) {
      const found = calls.filter((made) => made.sentAt >= at && isWanted(made));
      if (found.length > 0) return found.reduce((first, next) => (next.answeredAt < first.answeredAt ? next : first));
    }
    return null;
  };
  return {
    calls,
    goodAfter: (at, limitMs) => firstAfter(at, limitMs, isGood),
    badAfter: (at, limitMs) => firstAfter(at, limitMs, (made) => !isGood(made)),
    lastBad: () => calls.filter((made) => !isGood(made)).toSorted((a, b) => b.sentAt - a.sentAt)[0],
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};

/** So many callers, each of whom makes a call, waits a little and makes the next: as fast as a busy machine answers. */
export const startCallers = (
  callers: number,
  pauseMs: number,
  call: (nth: number) => Promise<Answer>,
): Pick<Traffic, 'calls' | 'stop'> => {
  const calls: Call[] = [];
  let nth = 0;
  let isOver = false;
  const callOn = async () => {
    for (; !isOver; await sleep(pauseMs)) {
      const sentAt = performance.now();
      const answer = await call((nth += 1)).catch(failureOf);
      calls.push({ ...answer, sentAt, answeredAt: performance.now() });
    }
  };
  const all = Array.from({ length: callers }, callOn);
  return {
    calls,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
};
