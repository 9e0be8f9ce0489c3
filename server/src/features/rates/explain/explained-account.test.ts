import { rates } from '@portal/contract/rates/rates.contract.ts';
import { expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { inDays } from '../../loads/load-body.fixture.ts';

it('an account that is not the caller’s to see is not found, since its markup would be said', async () => {
  const app = await sharedTestApp();
  const shipper = await makeShipper(app);
  const { token } = await makeHolder(app, { kind: 'platform_admin', without: ['see_all_accounts'] });
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  await makeTariff(app.services.db, carrier_id);
  const explain = (account_id: number | null) =>
    app.call(rates.explain, {
      body: {
        carrier_id,
        account_id,
        mode: 'ltl',
        pickup_date: inDays(2),
        origin_zip_code: '75207',
        destination_zip_code: '60632',
        items: [{ freight_class: '100', weight: 400 }],
      },
      token,
    });
  expect((await explain(null)).status).toBe(200);
  expect(await explain(shipper.account_id)).toMatchObject({
    status: 404,
    body: { detail: [{ code: 'http.not_found' }] },
  });
});
