import { expect, it } from 'vitest';
import { crashTenders } from '../../../testing/faults/tender-crash.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

it('loses no booking, doubles none and notifies the carrier once when the server is killed in the middle', async () => {
  const database = await createTestDatabase();
  const outcome = await crashTenders({ databaseUrl: database.url, kills: 1, loadsPerKill: 8 });
  await database.drop();
  expect(outcome).toMatchObject({
    booked: 8,
    confirmed: 8,
    notified_once: 8,
    lost: 0,
    doubled: 0,
    notified_for_nothing: 0,
    unsettled: 0,
  });
}, 120_000);
