import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../platform/database/connection.ts';
import { inject } from 'vitest';

/** A database of one test file's own, with the newest schema and no rows. `drop` ends what is still connected to it. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/** Copies the run's migrated template; file by file, which takes half as long as page by page through the log. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${new URL(inject('templateUrl')).pathname.slice(1)} strategy file_copy`);

/** A database of one test file's own without any schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('');

async function createDatabase(like: string): Promise<TestDatabase> {
  const beside = new URL(inject('templateUrl'));
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(beside);
  url.pathname = `/${name}`;
  await administer(beside, `create database ${name} ${like}`);
  return { url: url.href, drop: () => drop(beside, name) };
}

const CLOSING_MS = 2000;

/** A closed pool's connections end a moment later, and complain if they are ended meanwhile: only what stays is. */
async function drop(beside: URL, name: string) {
  const deadline = Date.now() + CLOSING_MS;
  while (Date.now() < deadline) {
    const isDropped = await administer(beside, `drop database if exists ${name}`).then(
      () => true,
      () => false,
    );
    if (isDropped) return;
    await sleep(25);
  }
  await administer(beside, `drop database if exists ${name} with (force)`);
}

/** Runs one statement from the maintenance database, since neither side of a copy may be connected to. */
async function administer(beside: URL, sql: string) {
  const url = new URL(beside);
  url.pathname = '/postgres';
  const client = await openClient(url.href);
  await client.query(sql).finally(() => client.end());
}
