import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemContext } from '../context.ts';
import { enqueue } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

// A place looks for itself every 30 s: waiting less than that, several times over, it is hardly ever the one to find it.
const patient = { timeout: 30_000, interval: 50 };
const rounds = [1, 2, 3];

/** A job of a payment that is not there has nothing to do. */
const enqueueAfter = (key: string, afterMs: number) =>
  enqueue(systemContext(app.services, 'test'), 'billing.settle-checkout', { checkout_id: 0 }, { key, afterMs });

const isWaiting = async (key: string): Promise<boolean> => {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(app.services.db);
  return rows.length > 0;
};

const isDone = (key: string) => vi.waitFor(async () => expect(await isWaiting(key)).toBe(false), patient);

describe('a job is done soon', () => {
  it.each(rounds)('round %i: once its time has come', async (round) => {
    const key = `later-${round}`;
    await enqueueAfter(key, 600);
    await isDone(key);
  });

  it.each(rounds)('round %i: although nobody announced it', async (round) => {
    const key = `unannounced-${round}`;
    await enqueueAfter(key, 3_600_000);
    await sql`update graphile_worker._private_jobs set run_at = now() where key = ${key}`.execute(app.services.db);
    await isDone(key);
  });
});
