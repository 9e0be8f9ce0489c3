import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApp } from '../../app.ts';
import { openQuoteRound } from '../../features/loads/state/open-quote-round.ts';
import { withAnyLoadLocked } from '../../features/loads/state/with-load-locked.ts';
import { systemContext } from '../../platform/context.ts';
import { makeLoad } from '../../seed/loads.ts';

/** Requests quotes for a new load of this account and answers the load's number. */
export const requestQuotesFor = async ({ services }: RunningApp, account_id: number): Promise<number> => {
  const id = await makeLoad(services.db, { account_id, distance_miles: 970 });
  await withAnyLoadLocked(systemContext(services, 'flood'), id, [], openQuoteRound);
  return id;
};

/** Requests quotes for many loads of one account, eight at a time. */
export const floodQuotes = async (app: RunningApp, account_id: number, count: number): Promise<void> => {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await requestQuotesFor(app, account_id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
};

/** Resolves once a load has its first price. */
export const firstPriceOf = async ({ services: { db } }: RunningApp, loadId: number): Promise<void> => {
  for (;;) {
    const quote = await db.selectFrom('carrier_quotes').select('id').where('load_id', '=', loadId).executeTakeFirst();
    if (quote) return;
    await sleep(10);
  }
};

/** An account's rounds: those that wait for their turn, and those whose carriers are being asked. */
export const roundsOf = async ({ services: { pool } }: RunningApp, accountId: number) => {
  const { rows } = await pool.query<{ waiting: number; running: number }>(
    `select count(*) filter (where begun_at is null)::int as waiting,
       count(*) filter (where begun_at is not null and closed_at is null)::int as running
     from quote_rounds join loads on loads.id = load_id where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? { waiting: 0, running: 0 };
};
