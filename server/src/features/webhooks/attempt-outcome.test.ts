import { describe, expect, it } from 'vitest';
import { askedWaitMs, outcomeOf } from './attempt-outcome.ts';

const now = new Date('2026-11-30T12:00:00Z');
const answer = (status: number | null, more: { fault?: 'timeout' | 'unreachable'; retryAfter?: string } = {}) => ({
  status,
  fault: more.fault ?? null,
  retryAfter: more.retryAfter ?? '',
});
const after = (result: ReturnType<typeof answer>, attempt = 1, random = 0.5) => outcomeOf(result, attempt, now, random);

describe('what follows from an attempt', () => {
  it('is nothing more once it was taken, with any status from 200 to 299', () => {
    for (const status of [200, 201, 204, 299]) expect(after(answer(status))).toEqual({ state: 'delivered' });
  });

  it('is another one after 5 s, 5 min, 30 min and so on, ten in all over some 75 hours', () => {
    const dues = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) => {
      const outcome = after(answer(500), attempt);
      return outcome.state === 'waiting' ? outcome.dueMs / 1000 : null;
    });
    expect(dues).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(after(answer(500), 10)).toEqual({ state: 'given_up', isGone: false });
  });

  it('is spread by a tenth to both sides', () => {
    expect(after(answer(500), 2, 0)).toMatchObject({ dueMs: 270_000 });
    expect(after(answer(500), 2, 1)).toMatchObject({ dueMs: 330_000 });
  });

  it('takes a redirect for a failure, and 410 for the end', () => {
    expect(after(answer(301))).toMatchObject({ state: 'waiting', pauseMs: null });
    expect(after(answer(410))).toEqual({ state: 'given_up', isGone: true });
  });

  it('leaves an endpoint alone that is busy or does not answer, as long as it asks for', () => {
    for (const status of [429, 502, 503, 504]) expect(after(answer(status))).toMatchObject({ pauseMs: 30_000 });
    expect(after(answer(null, { fault: 'timeout' }))).toMatchObject({ pauseMs: 30_000 });
    expect(after(answer(null, { fault: 'unreachable' }))).toMatchObject({ pauseMs: null });
    expect(after(answer(429, { retryAfter: '120' }))).toMatchObject({ dueMs: 120_000, pauseMs: 120_000 });
    expect(after(answer(429, { retryAfter: '1' }))).toMatchObject({ dueMs: 5000, pauseMs: 1000 });
  });
});

it('reads Retry-After as seconds or as a date, for a day at most', () => {
  expect(askedWaitMs('90', now)).toBe(90_000);
  expect(askedWaitMs('Mon, 30 Nov 2026 12:01:00 GMT', now)).toBe(60_000);
  expect(askedWaitMs('Mon, 30 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(askedWaitMs('999999999', now)).toBe(86_400_000);
  for (const nothing of ['', 'soon', '-5']) expect(askedWaitMs(nothing, now) ?? 0).toBe(0);
});
