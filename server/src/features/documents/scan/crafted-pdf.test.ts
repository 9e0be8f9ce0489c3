import { expect, it } from 'vitest';
import { uploadCraftedPdfs } from '../../../testing/crafted-pdfs.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

it('checks PDFs made to take long in time, and another account’s upload does not wait for them', async () => {
  const database = await createTestDatabase();
  const { slowestMs, othersMs, faults } = await uploadCraftedPdfs(database.url, 1);
  await database.drop();
  expect(faults).toBe(0);
  // A check that goes back over the file takes a minute for these, and the limit of one file is 5 s.
  expect(slowestMs).toBeLessThan(20_000);
  expect(othersMs).toBeLessThan(10_000);
}, 180_000);
