import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { withCallWaits } from './call-waits.ts';
import { openDatabase, openPool } from './database.ts';

const url = { value: '' };
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  url.value = database.url;
  drop = () => database.drop();
});
afterAll(() => drop());

const onePlace = async (work: (pool: ReturnType<typeof openPool>) => Promise<void>): Promise<void> => {
  const pool = openPool(url.value, 1);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
};
const one = sql`select 1`;

it('gives a call up that has waited too long for a connection, and keeps none that comes later', () =>
  onePlace(async (pool) => {
    const db = openDatabase(pool);
    const busy = await pool.connect();
    const waits = { waitedMs: 3900 };
    await expect(withCallWaits(waits, () => one.execute(db))).rejects.toMatchObject({ code: '55P03' });
    expect(waits.waitedMs).toBeGreaterThanOrEqual(3990);
    busy.release();
    // The place is free for others, within a call and outside of one.
    await one.execute(db);
    await withCallWaits({ waitedMs: 0 }, () => one.execute(db));
    expect(pool.idleCount).toBe(1);
  }));

it('takes back what a call has begun that waited too long within it', () =>
  onePlace(async (pool) => {
    const db = openDatabase(pool);
    await sql`create table if not exists noted (what text)`.execute(db);
    const waits = { waitedMs: 3500 };
    const call = withCallWaits(waits, () =>
      db.transaction().execute(async (trx) => {
        await sql`insert into noted values ('begun')`.execute(trx);
        await sql`select pg_sleep(0.6)`.execute(trx);
        await sql`insert into noted values ('after')`.execute(trx);
      }),
    );
    await expect(call).rejects.toMatchObject({ code: '55P03' });
    expect((await sql`select what from noted`.execute(db)).rows).toEqual([]);
  }));

it('leaves alone what works for long without waiting', () =>
  onePlace(async (pool) => {
    const db = openDatabase(pool);
    const waits = { waitedMs: 0 };
    await withCallWaits(waits, async () => {
      for (let i = 0; i < 200; i += 1) await one.execute(db);
    });
    expect(waits.waitedMs).toBeLessThan(4000);
  }));
