import { afterAll, expect, it } from 'vitest';
import { crashPayments } from '../../../testing/faults/payment-crash.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

it('is charged once and booked once though the server is killed in the middle', async () => {
  const outcome = await crashPayments({ databaseUrl: database.url, kills: 1, paymentsPerKill: 6 });
  const { charged, ...faults } = outcome;
  expect(charged).toBeGreaterThan(0);
  expect(faults).toEqual({
    paid_once: charged,
    doubled: 0,
    unmarked: 0,
    paid_for_nothing: 0,
    stuck: 0,
    cents_apart: 0,
  });
}, 300_000);
