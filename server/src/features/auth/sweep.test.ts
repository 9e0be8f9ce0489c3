import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpired } from './auth.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('deletes what is over and leaves what is in use', async () => {
  const { pool } = app.services;
  const [old, current] = await Promise.all([makeShipper(app), makeShipper(app)]);
  await pool.query(
    `update refresh_tokens set expires_at = now() - interval '2 days'
     where session_id in (select id from sessions where user_id = $1)`,
    [old.user_id],
  );
  await pool.query(`update sessions set last_used_at = now() - interval '2 days' where user_id = $1`, [old.user_id]);
  await pool.query(
    `insert into sign_in_throttles (subject, last_failure_at, blocked_until) values
       ('forgotten', now() - interval '2 days', null), ('locked', now() - interval '2 days', now() + interval '1 hour'),
       ('fresh', now(), null)`,
  );
  await deleteExpired(systemContext(app.services, 'test'));
  const sessions = await pool.query<{ user_id: number }>('select user_id from sessions');
  expect(sessions.rows).toEqual([{ user_id: current.user_id }]);
  const throttles = await pool.query<{ subject: string }>('select subject from sign_in_throttles order by subject');
  expect(throttles.rows.map(({ subject }) => subject)).toEqual(['fresh', 'locked']);
});
