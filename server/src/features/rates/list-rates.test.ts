import { rates } from '@portal/contract/rates/rates.contract.ts';
import { expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../seed/carriers.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

it('counts the loads that each carrier and tariff priced in 30 days, each load once', async () => {
  const app = await sharedTestApp();
  const { db } = app.services;
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const { account_id } = await makeShipper(app);
  const scac = 'LSTD';
  const carrier_id = await makeCarrier(db, { scac });
  await makeTariff(db, carrier_id);
  const listed = async () =>
    (await app.call(rates.list, { token })).body.items.find(({ carrier }) => carrier.scac === scac);
  expect(await listed()).toMatchObject({ loads_priced: 0, tariffs: [{ place: null, loads_priced: 0 }] });

  const load = await makeQuotedLoad(app, { account_id, carrier_id });
  const old = await makeQuotedLoad(app, { account_id, carrier_id });
  await db.updateTable('carrier_quotes').set({ created_at: '2020-01-01' }).where('load_id', '=', old.id).execute();
  // The same load by another service, of which the carrier has no tariff.
  await load.addQuote(carrier_id, 'economy');
  expect(await listed()).toMatchObject({ loads_priced: 1, tariffs: [{ series: ['standard'], loads_priced: 1 }] });
});
