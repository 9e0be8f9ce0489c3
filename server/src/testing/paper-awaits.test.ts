import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { type RememberingCarrier, startRememberingCarrier } from './fixtures/carriers/remembering-carrier.ts';
import { countOrphans, failEveryPaperEffect, type PaperStage, paperWalks, setPaperStage } from './paper-awaits.ts';
import { setTenderStage } from './tender-awaits.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let database: TestDatabase;
let pool: pg.Pool;
let carrier: RememberingCarrier;
let stage: PaperStage;

beforeAll(async () => {
  app = await startTestApp();
  // A database beside the server's own, so that none of its workers takes a job that fails here.
  database = await createTestDatabase();
  pool = openPool(database.url, 4);
  carrier = await startRememberingCarrier();
  stage = await setPaperStage(await setTenderStage({ ...app.services, pool, db: openDatabase(pool) }, pool, carrier));
});
afterAll(async () => {
  stage.close();
  await pool.end();
  await carrier.close();
  await app.stop();
  await database.drop();
});

it.each(paperWalks)(
  'leaves no row without its file and no half event, whichever effect of $name fails',
  async (walk) => {
    // What nobody repeats shows best what a lost answer to a commit leaves: it fails in every way.
    const { effects, wrong } = await failEveryPaperEffect(stage, walk, !walk.isRepeated);
    expect(wrong).toEqual([]);
    expect(effects).toBeGreaterThan(1);
    expect(await countOrphans(stage)).toBe(0);
  },
  180_000,
);
