import { sql } from 'kysely';
import type pg from 'pg';
import { openClient } from '../database/connection.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemContext } from '../context.ts';
import { enqueue } from './jobs.ts';

const lanes = ['mail', 'papers', 'quotes', 'usual', 'webhooks'];
let app: TestApp;
let client: pg.Client;
const announced: string[] = [];
beforeAll(async () => {
  app = await sharedTestApp();
  client = await openClient(app.databaseUrl);
  client.on('notification', ({ channel }) => announced.push(channel));
  for (const lane of lanes) await client.query(`listen portal_jobs_${lane}`);
});
afterAll(async () => {
  await client.end();
});

const patient = { timeout: 30_000, interval: 50 };

const ctx = () => systemContext(app.services, 'test');
/** A payment that is not there has nothing to settle. */
const settleAfter = (afterMs: number) => enqueue(ctx(), 'billing.settle-checkout', { checkout_id: 0 }, { afterMs });
const laneOfJob = () => `portal_jobs_${app.services.jobs.laneOf('billing.settle-checkout')}`;

it('listens with each lane to its own announcements alone', async () => {
  const listening = async () => {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and query ilike 'unlisten "jobs:insert"; listen %' order by query`.execute(
      app.services.db,
    );
    return rows.map(({ query }) => query.split(' ').at(-1));
  };
  await vi.waitFor(async () => expect(await listening()).toEqual(lanes.map((lane) => `portal_jobs_${lane}`)), patient);
});

it('announces every job of a transaction to its lane, and none whose time has not come', async () => {
  await settleAfter(3_600_000);
  await app.services.db.transaction().execute(async (db) => {
    for (let job = 0; job < 3; job += 1) await enqueue({ ...ctx(), db }, 'billing.settle-checkout', { checkout_id: 0 });
  });
  await vi.waitFor(() => expect(announced).toEqual([laneOfJob(), laneOfJob(), laneOfJob()]), patient);
});
