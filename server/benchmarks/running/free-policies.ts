import { insuranceTariffs } from '@portal/contract/insurance/insurance-tariff.ts';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { settableClock } from '../../src/testing/fixtures/settable-clock.ts';
import { makeInsuranceQuote } from '../../src/testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper } from '../../src/testing/fixtures/make-account.ts';
import { openBenchDatabase } from '../bench-app.ts';

// Usage: free-policies.ts [requests]. Free policies pressed at once on two servers, then again while the month ends.
const [requests = 200] = process.argv.slice(2).map(Number);

const freeOffer = {
  code: 'free',
  condition: 'A',
  limit: 25_000,
  deductible: 500,
  premium: 0,
  fee: 0,
  total: 0,
  percent: null,
  covers_war: false,
  war_premium: null,
};

const database = await openBenchDatabase({});
const clock = settableClock();
const config = loadConfig({
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'silent',
  CALL_LIMITS: 'off',
  DATA_DIR: database.dataDir,
});
const servers = [
  await startApp(config, { databaseUrl: database.url, clock }),
  await startApp(config, { databaseUrl: database.url, clock }),
] as const;
const { db } = servers[0].services;
const [tariff] = insuranceTariffs.default;

type Outcome = { answers: Map<number, number>; byMonth: Map<string, number>; tookMs: number };

/** Buys a free policy for each of many quotes at once; `midway` runs once a quarter is answered. */
const pressAll = async (midway: () => void): Promise<Outcome> => {
  const shipper = await makeShipper(servers[0]);
  await db.updateTable('accounts').set({ loyalty_insurance: true }).where('id', '=', shipper.account_id).execute();
  const ids: number[] = [];
  for (let made = 0; made < requests; made += 1) ids.push(await makeInsuranceQuote(db, shipper));
  const offers = JSON.stringify([freeOffer]);
  await db.updateTable('insurance_quotes').set({ offers }).where('id', 'in', ids).execute();
  let answered = 0;
  const began = performance.now();
  const statuses = await Promise.all(
    ids.map(async (id, at) => {
      const server = at % 2 === 0 ? servers[0] : servers[1];
      const answer = await fetch(`${server.url}/api/v2/quote-insurance/${id}/certify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shipper.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, offer: 'free', terms_accepted: true }),
      });
      await answer.text();
      answered += 1;
      if (answered === Math.floor(requests / 4)) midway();
      return answer.status;
    }),
  );
  const tookMs = performance.now() - began;
  const rows = await db
    .selectFrom('insurance_quotes')
    .select('free_month')
    .where('account_id', '=', shipper.account_id)
    .where('free_month', 'is not', null)
    .execute();
  const count = <T>(all: readonly T[]) =>
    new Map([...new Set(all)].map((one) => [one, all.filter((o) => o === one).length]));
  return { answers: count(statuses), byMonth: count(rows.map(({ free_month }) => free_month ?? '')), tookMs };
};

const report = (name: string, { answers, byMonth, tookMs }: Outcome) => {
  const said = [...answers].map(([status, count]) => `${count} times ${status}`).join(', ');
  const months = [...byMonth].map(([month, count]) => `${count} in ${month}`).join(', ');
  console.log(`${name}: ${requests} at once in ${Math.round(tookMs)} ms: ${said}; free policies: ${months}`);
  const limit = tariff?.free.per_month ?? 0;
  const bought = [...byMonth.values()].reduce((all, one) => all + one, 0);
  if ([...byMonth.values()].some((one) => one > limit) || bought !== (answers.get(200) ?? 0)) process.exitCode = 1;
};

try {
  // In the middle of a month, and then over its end in the account's zone.
  clock.set(new Date('2026-11-15T18:00:00Z'));
  report('free-policies', await pressAll(() => undefined));
  clock.set(new Date('2026-12-01T04:00:00Z'));
  report('free-policies at the end of a month', await pressAll(() => clock.set(new Date('2026-12-01T18:00:00Z'))));
} finally {
  for (const server of servers) await server.close();
  await database.close();
}
