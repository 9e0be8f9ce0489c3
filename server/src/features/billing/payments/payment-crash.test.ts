import { afterAll, expect, it } from 'vitest';
import { crashPayments } from '../../../testing/faults/payment-crash.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

it('is charged once and booked once though the server is killed while the provider answers', async () => {
  const plan = { databaseUrl: database.url, kills: 2, paymentsPerKill: 6, isHurried: true };
  const outcome = await crashPayments(plan);
  const { charged, kills, settled_after: _, ...faults } = outcome;
  expect(Object.values(kills)).toEqual([1, 1]);
  expect(charged).toBeGreaterThan(0);
  expect(faults).toEqual({
    missed: 0,
    paid_once: charged,
    doubled: 0,
    unmarked: 0,
    paid_for_nothing: 0,
    stuck: 0,
    cents_apart: 0,
  });
}, 300_000);
