import { failedJobs } from '@portal/contract/jobs/jobs.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { explained } from '../../platform/mail/mail-failure.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({}, { databaseUrl: database.url });
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
beforeEach(() => app.services.pool.query(`delete from graphile_worker._private_jobs where key like 'failed-test%'`));
afterAll(async () => {
  await app.stop();
  await database.drop();
});

/** No worker of this server knows the name, so none takes the job up. */
const jobName = 'elsewhere.draw-paper';

/** A job that was given up; answers its id. */
const failed = async (payload: object, reason: string | null = 'Error: no ink\n    at print'): Promise<string> => {
  const { pool } = app.services;
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, $2, max_attempts := 3, job_key := 'failed-test-' || random())`,
    [jobName, payload],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1`, [
    id,
    reason,
  ]);
  return id;
};

const list = async (query: { skip?: number; limit?: number } = {}) =>
  (await app.call(failedJobs.list, { query, token: operator.token })).body;
const retry = (ids?: string[], { token } = operator) => app.call(failedJobs.retry, { body: ids ? { ids } : {}, token });

describe('failed jobs', () => {
  it('are listed with their load and reason, the latest first, a page at a time', async () => {
    const first = await failed({ load_id: 100_517, tender_id: 4 });
    const second = await failed({ id: 'x', event: 'loads.booked', payload: { load_id: 100_518 } }, null);
    const third = await failed({ email: 'pat@acme.test' });
    expect(await list()).toMatchObject({
      items: [
        { id: third, load_id: null },
        { id: second, load_id: 100_518, reason: null },
        { id: first, name: jobName, load_id: 100_517, attempts: 3, reason: 'Error: no ink', mail_failure: null },
      ],
      total: 3,
    });
    expect(await list({ skip: 1, limit: 1 })).toMatchObject({ items: [{ id: second }], total: 3 });
  });

  it('say why a mail was not sent, apart from what the mail server said', async () => {
    const error = Object.assign(new Error('450 4.7.1 come again'), { code: 'EENVELOPE', responseCode: 450 });
    await failed({}, explained(error).message);
    expect(await list()).toMatchObject({ items: [{ mail_failure: 'put_off', reason: '450 4.7.1 come again' }] });
  });

  it('are done again once, however often it is asked for, and it is written down who asked', async () => {
    const id = await failed({});
    const other = await failed({});
    expect((await retry([id])).body).toEqual({ retried: 1 });
    expect((await retry([id])).body).toEqual({ retried: 0 });
    expect((await list()).items.map((job) => job.id)).toEqual([other]);
    const { rows } = await app.services.pool.query(
      `select actor_user_id, after from audit_entries where action = 'job.retried'`,
    );
    expect(rows).toEqual([{ actor_user_id: operator.user_id, after: { ids: [id], retried: 1 } }]);
  });

  it('are all done again where none is named', async () => {
    await failed({});
    await failed({});
    expect((await retry()).body).toEqual({ retried: 2 });
    expect((await list()).total).toBe(0);
  });

  it('are the operator’s alone, and ids must be ids', async () => {
    const answers = await Promise.all([
      app.call(failedJobs.list, { query: {}, token: shipper.token }),
      retry(undefined, shipper),
      retry(['all']),
      retry([]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 400, 400]);
  });
});
