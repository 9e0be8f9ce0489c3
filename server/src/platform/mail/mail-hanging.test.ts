import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { hangMailServer } from '../../testing/faults/mail-outage.ts';

it('quotes while the mail server hangs, and sends every mail once when it answers again', async () => {
  const database = await createTestDatabase();
  // More than all places of jobs together: one lane for all would be full of mails.
  const outage = await hangMailServer({ databaseUrl: database.url, mails: 30, quotes: 1 });
  await database.drop();
  // A mail waits 5 s for a greeting: with its places taken by mails, a quote would wait as long.
  expect(outage.hangingMs).toBeLessThan(4500);
  expect(outage).toMatchObject({ early: 0, received: 30, doubled: 0 });
}, 180_000);
