import { randomBytes } from 'node:crypto';
import pg from 'pg';
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

/** A session as a pooler opens it, without a word of the portal. */
const openBare = async () => {
  const client = new pg.Client({ connectionString: url });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  await client.connect();
  return { client, ended };
};
const settingsOf = async ({ client }: Awaited<ReturnType<typeof openBare>>) => {
  const { rows } = await client.query(
    `select current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
       current_setting('search_path') as path`,
  );
  return rows[0];
};

describe('behind a pooler that lends by transaction', () => {
  it('begins every session with the settings of calls, and ends those from before once', async () => {
    const before = await openBare();
    await usePooler({ url, directUrl: url });
    await before.ended;
    const after = await openBare();
    expect(await settingsOf(after)).toEqual({ zone: 'UTC', statement: '5s', path: 'public, app, public' });
    await usePooler({ url, directUrl: url });
    expect(await settingsOf(after)).toMatchObject({ zone: 'UTC' });
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
