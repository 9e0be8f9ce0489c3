import { expect, it } from 'vitest';
import { crashInsurance } from '../../../testing/faults/insurance-crash.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

it('loses no policy and binds none twice when the server is killed in the middle', async () => {
  const database = await createTestDatabase();
  const outcome = await crashInsurance({ databaseUrl: database.url, kills: 1, policiesPerKill: 8 });
  await database.drop();
  expect(outcome).toEqual({ bought: 8, bound_once: 8, doubled: 0, lost: 0, bound_for_nothing: 0, misbilled: 0 });
}, 300_000);
