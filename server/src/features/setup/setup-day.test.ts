import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { setup } from '@portal/contract/setup/setup.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../seed/carriers.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock();
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({}, { clock });
  ({ token } = await makeShipper(app, { role: 'platform_admin' }));
  const carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA' });
  await makeTariff(app.services.db, carrier_id, { effective_from: '2031-03-11', effective_to: '2031-03-12' });
});
afterAll(() => app.stop());

const canQuoteAt = async (moment: string): Promise<boolean> => {
  clock.set(new Date(moment));
  return (await app.call(setup.get, { token })).body.can_quote;
};

// The operator is in Chicago, five hours behind UTC on this summer day.
it('counts a tariff from the operator’s midnight to the end of its last day there', async () => {
  expect(await canQuoteAt('2031-03-11T04:59:59Z')).toBe(false);
  expect(await canQuoteAt('2031-03-11T05:00:00Z')).toBe(true);
  expect(await canQuoteAt('2031-03-13T04:59:59Z')).toBe(true);
  expect(await canQuoteAt('2031-03-13T05:00:00Z')).toBe(false);
});

it('goes by the zone that the operator has chosen', async () => {
  const value = { ...billingTerms.default, time_zone: 'America/Tijuana' };
  await app.services.db
    .insertInto('settings')
    .values({ name: billingTerms.name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
  expect(await canQuoteAt('2031-03-11T06:59:59Z')).toBe(false);
  expect(await canQuoteAt('2031-03-11T07:00:00Z')).toBe(true);
});
