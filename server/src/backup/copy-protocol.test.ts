import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../platform/database/connection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { copyIn, copyOut } from './copy-protocol.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await openClient(database.url);
  await client.query('create temporary table lines (id integer, line text)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = (count: number, width: number) =>
  `copy (select n, repeat('x', ${width}) from generate_series(1, ${count}) n) to stdout`;

// Around the sizes at which the stream is full exactly as the statement ends.
it.each([0, 1, 3, 4, 5, 8, 9, 40])(
  'reads %i pieces of 64 kB to a slow reader, and the connection goes on',
  async (pieces) => {
    const { content, rows: count } = copyOut(client, rows(pieces * 64, 1021));
    let bytes = 0;
    for await (const chunk of content) {
      bytes += (chunk as Buffer).length;
      await turn();
    }
    expect(await count).toBe(pieces * 64);
    expect(bytes).toBeGreaterThanOrEqual(pieces * 64 * 1024);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

it('gives back what it read, in whatever pieces it comes', async () => {
  const { content } = copyOut(client, rows(10_000, 300));
  const bytes = await buffer(content);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7001) }, (_, at) =>
    bytes.subarray(at * 7001, (at + 1) * 7001),
  );
  expect(await copyIn(client, 'copy lines from stdin', Readable.from(pieces))).toBe(10_000);
  const again = await buffer(copyOut(client, 'copy (select * from lines order by id) to stdout').content);
  expect(again.equals(bytes)).toBe(true);
});

it('fails with the reason of the database, and of a source that breaks, and the connection goes on', async () => {
  await expect(copyIn(client, 'copy lines from stdin', Readable.from([Buffer.from('no number\tx\n')]))).rejects.toThrow(
    /invalid input syntax for type integer/,
  );
  const broken = (async function* () {
    yield Buffer.from('1\tx\n');
    await turn();
    throw new Error('the disk is gone');
  })();
  await expect(copyIn(client, 'copy lines from stdin', broken)).rejects.toThrow(/the disk is gone/);
  await expect(buffer(copyOut(client, 'copy nothing to stdout').content)).rejects.toThrow(/does not exist/);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
