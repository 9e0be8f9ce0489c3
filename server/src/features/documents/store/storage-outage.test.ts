import { expect, it } from 'vitest';
import { uploadWhileReadOnly } from '../../../testing/faults/storage-outage.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

it('refuses uploads with 503 while the storage takes nothing, and keeps nothing of them', async () => {
  const database = await createTestDatabase();
  const outcome = await uploadWhileReadOnly(database.url, 1);
  await database.drop();
  expect(outcome).toEqual({ uploads: 4, refused: 4, filesLeft: 0, rowsLeft: 0, isReadable: true, isBack: true });
}, 60_000);
