import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { crashUploads } from '../../../testing/faults/upload-crash.ts';

it('loses no file it has confirmed, keeps none without bytes and no bytes without a row when it is killed', async () => {
  const database = await createTestDatabase();
  const outcome = await crashUploads({ databaseUrl: database.url, kills: 2, filesPerKill: 6 });
  await database.drop();
  expect(outcome.confirmed).toBeGreaterThan(0);
  expect(outcome).toMatchObject({
    repeated: outcome.sent - outcome.confirmed,
    lost: 0,
    doubled: 0,
    hollow: 0,
    orphaned: 0,
  });
}, 180_000);
