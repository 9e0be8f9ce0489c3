import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = sharedClock;
let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

it.each([
  // New Year comes three hours later to Tijuana than to New York.
  ['2027-01-01T07:30:00Z', '2026-12-01', '2027-01-01'],
  // Clocks are put forward on 8 March and back on 1 November 2026, in Tijuana as in the United States.
  ['2026-04-01T06:30:00Z', '2026-03-01', '2026-04-01'],
  ['2026-11-01T06:59:00Z', '2026-10-01', '2026-11-01'],
])('begin with the month it is in Tijuana and in New York at %s', async (moment, west, east) => {
  clock.set(new Date(moment));
  for (const [place, from] of [
    [{ zip_code: '22000', country: 'MX' }, west],
    [{ zip_code: '10001', country: 'US' }, east],
  ] as const) {
    const who = await makeShipper(app);
    await app.services.db.updateTable('accounts').set(place).where('id', '=', who.account_id).execute();
    const query = { last_n_months: 1 };
    const { status, body } = await app.call(statistics.loadModes, { token: who.token, query });
    expect([status, body.period]).toMatchObject([200, { from }]);
  }
});
