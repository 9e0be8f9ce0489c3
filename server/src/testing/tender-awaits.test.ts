import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { type RememberingCarrier, startRememberingCarrier } from './fixtures/carriers/remembering-carrier.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { failEveryEffect, setTenderStage, type TenderStage, tenderWalks } from './tender-awaits.ts';

let app: TestApp;
let database: TestDatabase;
let pool: pg.Pool;
let carrier: RememberingCarrier;
let stage: TenderStage;

beforeAll(async () => {
  app = await startTestApp();
  // A database beside the server's own, so that none of its workers takes a job that fails here.
  database = await createTestDatabase();
  pool = openPool(database.url, 4);
  carrier = await startRememberingCarrier();
  stage = await setTenderStage({ ...app.services, pool, db: openDatabase(pool) }, pool, carrier);
});
afterAll(async () => {
  await pool.end();
  await carrier.close();
  await app.stop();
  await database.drop();
});

it.each(tenderWalks)(
  'leaves one booking, its price and a legal end, whichever effect of $name fails',
  async (walk) => {
    const { effects, wrong } = await failEveryEffect(stage, walk, false);
    expect(wrong).toEqual([]);
    expect(effects).toBeGreaterThan(3);
  },
  180_000,
);
