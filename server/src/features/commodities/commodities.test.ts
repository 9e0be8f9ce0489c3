import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeLoad } from '../../seed/loads.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const pallet = {
  commodity: 'Pumps',
  handling_unit: 'PAT' as const,
  handling_unit_count: 1,
  length: 48,
  width: 40,
  height: 48,
  weight: 500,
};

it('offers what a line item may be made of, in both languages', async () => {
  const { token } = await makeShipper(app);
  const { body } = await app.call(commodities.picklists, { token });
  expect(body.handling_units[0]).toEqual({ code: 'PAT', label: { en: 'pallet', es: 'tarima' } });
  expect(body.freight_classes).toHaveLength(18);
  expect(body.hazard_classes).toContainEqual({
    code: '4.1',
    label: { en: 'Flammable solid', es: 'Sólido inflamable' },
  });
});

it('finds hazardous goods by number and by name', async () => {
  const { token } = await makeShipper(app);
  const byNumber = await app.call(commodities.hazmatNumbers, { token, query: { search: '1263' } });
  expect(byNumber.body.items[0]).toMatchObject({ un_number: 'UN1263', class_division: '3', subsidiary: [] });
  const methanol = await app.call(commodities.hazmatNumbers, { token, query: { search: '1230' } });
  expect(methanol.body.items[0]).toMatchObject({ un_number: 'UN1230', class_division: '3', subsidiary: ['6.1'] });
  const byName = await app.call(commodities.hazmatNumbers, { token, query: { search: 'acetileno' } });
  expect(byName.body.items[0]).toMatchObject({ un_number: 'UN1001' });
});

it('weighs, measures and classifies line items', async () => {
  const { token } = await makeShipper(app);
  const { body } = await app.call(commodities.itemsInfo, { token, body: { line_items: [pallet, pallet] } });
  expect(body.items[0]).toMatchObject({ density: 9.38, cubic_feet: 53.33, suggested_class: '100' });
  expect(body.totals).toMatchObject({ weight_lb: 1000, handling_units: 2, cubic_feet: 106.67 });
});

describe('what an account has used before', () => {
  it('is its own saved items', async () => {
    const [{ token, account_id }, other] = [await makeShipper(app), await makeShipper(app)];
    const item = { account_id, commodity: 'Brake rotors', nmfc_number: '18880', freight_class: '85' };
    await app.services.db.insertInto('account_commodities').values(item).execute();
    const mine = await app.call(commodities.savedItems, { token, query: { search: 'ROTOR' } });
    expect(mine.body).toMatchObject({ total: 1, items: [{ commodity: 'Brake rotors', handling_unit: 'PAT' }] });
    const theirs = await app.call(commodities.savedItems, { token: other.token });
    expect(theirs.body).toEqual({ items: [], total: 0 });
  });

  it('is its own NMFC numbers, as they were last used', async () => {
    const [{ token, account_id }, other] = [await makeShipper(app), await makeShipper(app)];
    for (const freight_class of ['100', '70'] as const) {
      const line_items = [{ commodity: 'Castings', nmfc_number: '86900-3', freight_class }];
      await makeLoad(app.services.db, { account_id, line_items });
    }
    const mine = await app.call(commodities.nmfc, { token, query: { search: '869' } });
    expect(mine.body.items).toEqual([{ nmfc_number: '86900-3', commodity: 'Castings', freight_class: '70' }]);
    expect((await app.call(commodities.nmfc, { token, query: { search: 'castin' } })).body.items).toHaveLength(1);
    expect((await app.call(commodities.nmfc, { token: other.token })).body.items).toEqual([]);
  });
});
