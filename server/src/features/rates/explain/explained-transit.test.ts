import { rates } from '@portal/contract/rates/rates.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { inDays } from '../../loads/load-body.fixture.ts';
import { saveBorderFee } from '../../quotes/tables/border-fees.queries.ts';

it('a price in transit is explained as a load in transit is priced', async () => {
  const app = await sharedTestApp();
  const { db } = app.services;
  const { token } = await makeHolder(app, { kind: 'platform_admin' });
  const tariffCarrier = async (countries: Country[]) => {
    const scac = unusedScac();
    const id = await makeCarrier(db, { scac, countries });
    await makeTariff(db, id);
    return { scac, id };
  };
  const [both, inside] = [await tariffCarrier(['US', 'CA']), await tariffCarrier(['US'])];
  const fee = { scac: both.scac, border: 'CA', effective_from: '2025-01-01', note: '' } as const;
  await saveBorderFee(db, { ...fee, direction: 'out_of_us', price: 95 });
  const explain = (carrier_id: number, in_transit: boolean, destination_zip_code = '48211') =>
    app.call(rates.explain, {
      body: {
        carrier_id,
        mode: 'ltl',
        pickup_date: inDays(2),
        origin_zip_code: '14206',
        destination_zip_code,
        items: [{ freight_class: '100', weight: 400 }],
        in_transit,
      },
      token,
    });
  const [stays, goes] = [await explain(both.id, false), await explain(both.id, true)];
  expect((stays.body.miles ?? 0) - (goes.body.miles ?? 0)).toBeGreaterThan(50);
  const fees = goes.body.offers[0]?.lines.flatMap(({ code, amount }) =>
    /INBD|XBDR/.test(code) ? [[code, amount]] : [],
  );
  expect(fees).toEqual([
    ['INBD', 95],
    ['XBDR', 95],
  ]);
  expect((await explain(inside.id, true)).body).toMatchObject({
    offers: [],
    refused: { en: expect.stringContaining('Canada'), es: expect.stringContaining('Canadá') },
  });
  expect(await explain(both.id, true, '43207')).toMatchObject({
    status: 400,
    body: { detail: [{ code: 'places.no_transit', field: 'in_transit' }] },
  });
});
