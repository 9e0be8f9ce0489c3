import { expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { saveCursor } from './feeds.queries.ts';

it('keeps how far a feed was read from one who reads on, and not from one who began before', async () => {
  const { db } = (await sharedTestApp()).services;
  const scac = unusedScac();
  const carrier_id = await makeCarrier(db, { scac });
  await db.insertInto('carrier_feeds').values({ carrier_id, cursor: '100' }).execute();
  const cursor = async () =>
    (await db.selectFrom('carrier_feeds').select('cursor').where('carrier_id', '=', carrier_id).executeTakeFirst())
      ?.cursor;
  const begunAt = (from: string) => ({ carrier_id, cursor: from, name: scac, scac, wires: [] });
  await saveCursor(db, begunAt('100'), '200');
  await saveCursor(db, begunAt('100'), '150');
  expect(await cursor()).toBe('200');
  await saveCursor(db, begunAt('200'), '250');
  expect(await cursor()).toBe('250');
});
