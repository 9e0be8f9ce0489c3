import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openClient } from './connection.ts';
import { poolerFault, usePooler } from './transaction-pooler.ts';

const role = `settled_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
let url: string;
const administer = async (statement: string) => {
  const client = await openClient(database.url);
  await client.query(statement).finally(() => client.end());
};
beforeAll(async () => {
  database = await createEmptyDatabase();
  await administer(`create role ${role} login`);
  for (const setting of [`timezone = 'America/Chicago'`, 'statement_timeout = 0', 'search_path = app, public'])
    await administer(`alter role ${role} set ${setting}`);
  const address = new URL(database.url);
  address.username = role;
  url = address.href;
});
afterAll(async () => {
  await database.drop();
});

const openSession = async () => {
  const client = await openClient(url);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  return { client, ended };
};

/** What the session began with, before it took settings of its own. */
const beginningOf = async ({ client }: Awaited<ReturnType<typeof openSession>>) => {
  const { rows } = await client.query<{ name: string; reset_val: string }>(
    `select name, reset_val from pg_settings where name = any($1)`,
    [['TimeZone', 'statement_timeout', 'search_path']],
  );
  return Object.fromEntries(rows.map(({ name, reset_val }) => [name, reset_val]));
};

describe('behind a pooler that lends by transaction', () => {
  it('begins every session with the settings of calls, and ends those from before once', async () => {
    const before = await openSession();
    await usePooler({ url, directUrl: url });
    await before.ended;
    const after = await openSession();
    expect(await beginningOf(after)).toEqual({
      TimeZone: 'UTC',
      statement_timeout: '5000',
      search_path: 'public, app, public',
    });
    await usePooler({ url, directUrl: url });
    expect(await beginningOf(after)).toMatchObject({ TimeZone: 'UTC' });
    await after.client.end();
  });

  it('is refused where both addresses lead to different databases or users', async () => {
    const elsewhere = new URL(url);
    elsewhere.pathname = '/postgres';
    const fault = { message: expect.stringMatching(/different databases or users/), advice: expect.any(String) };
    expect(await poolerFault({ url: elsewhere.href, directUrl: url })).toEqual(fault);
    expect(await poolerFault({ url, directUrl: database.url })).toEqual(fault);
    await expect(usePooler({ url: elsewhere.href, directUrl: url })).rejects.toThrow(/The database cannot be used/);
  });
});
