import { callsOfKeyPerMinute } from '@portal/contract/http/call-limits.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { AccountActor } from '../actor.ts';
import { problem } from './errors.ts';
import { networkOf } from './network-of.ts';

const minute = 60_000;
/** Counters an instance keeps; the oldest go first. */
const countersKept = 50_000;
/** How often an account may make a call, in multiples of what one of its users may. */
const usersPerAccount = 3;
/** Calls without a good session that one network may make a minute. */
const refusedPerMinute = 600;

/** Counts calls by the minute: the seconds a caller has to wait before the next one, 0 where it may go on. */
export const callCounter = () => {
  const counters = new Map<string, { calls: number; until: number }>();
  return (caller: string, most: number, now = Date.now()): number => {
    const counter = counters.get(caller);
    if (counter && counter.until > now) {
      if (counter.calls >= most) return Math.ceil((counter.until - now) / 1000);
      counter.calls += 1;
      return 0;
    }
    counters.delete(caller);
    counters.set(caller, { calls: 1, until: now + minute });
    const [oldest] = counters.size > countersKept ? counters.keys() : [];
    if (oldest !== undefined) counters.delete(oldest);
    return 0;
  };
};

const assertFree = (seconds: number): void => {
  if (seconds > 0) throw problem('http.too_many_requests', 429, { retryAfter: seconds });
};

/**
 * The limits of calls, on each instance: those of a session are counted by user and by account, never by address, so
 * that nobody pays for a neighbour; public ones and those without a good session by network. Each refuses with 429.
 */
export const callLimits = ({ callLimits: areOn }: { callLimits: boolean }) => {
  const secondsToWait = callCounter();
  const keyOf = (row: Endpoint, caller: string) => `${row.method} ${row.path} ${caller}`;
  return {
    countPublic: (row: Endpoint, { ip }: FastifyRequest): void => {
      if (!areOn || row.perMinute === undefined) return;
      assertFree(secondsToWait(keyOf(row, networkOf(ip)), row.perMinute));
    },
    countRefused: ({ ip }: FastifyRequest): void => {
      if (areOn) assertFree(secondsToWait(`refused ${networkOf(ip)}`, refusedPerMinute));
    },
    countSignedIn: (row: Endpoint, actor: AccountActor): void => {
      if (!areOn) return;
      if (actor.kind === 'api_key') assertFree(secondsToWait(`key ${actor.keyId}`, callsOfKeyPerMinute));
      if (row.perMinute === undefined) return;
      const { accountId } = actor;
      // A key is counted by itself: a busy program costs the person who made its key nothing.
      const caller = actor.kind === 'api_key' ? `key ${actor.keyId}` : `user ${actor.userId}`;
      assertFree(secondsToWait(keyOf(row, caller), row.perMinute));
      assertFree(secondsToWait(keyOf(row, `account ${accountId}`), row.perMinute * usersPerAccount));
    },
  };
};

export type CallLimits = ReturnType<typeof callLimits>;
