import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { NewSavedItem } from '@portal/contract/commodities/saved-item.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const hazmat: Hazmat = {
  un_number: 'UN1230',
  proper_shipping_name: 'Methanol',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '800-424-9300',
  subsidiary: ['6.1'],
};

const drum: NewSavedItem = {
  commodity: 'Methanol, drums',
  handling_unit: 'PAT',
  freight_class: '70',
  weight: 900,
  hazmat,
};

const auditOf = (id: number) =>
  app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'account_id'])
    .where('object_type', '=', 'saved_item')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('saved line items', () => {
  it('are kept, changed and removed for everybody of the account, and audited', async () => {
    const { token, account_id } = await makeShipper(app);
    const saved = await app.call(commodities.saveItem, { token, body: drum });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ ...drum, dimension_unit: 'in', stackable: false, length: null });
    const params = { id: saved.body.id };
    const changed = await app.call(commodities.changeSavedItem, { token, params, body: { weight: 880, hazmat: null } });
    expect(changed.body).toEqual({ ...saved.body, weight: 880, hazmat: null, version: 2 });
    const unchanged = await app.call(commodities.changeSavedItem, { token, params, body: {} });
    expect(unchanged.body).toEqual(changed.body);
    expect((await app.call(commodities.savedItems, { token })).body.items).toEqual([changed.body]);
    expect((await app.call(commodities.removeSavedItem, { token, params })).status).toBe(204);
    expect((await app.call(commodities.removeSavedItem, { token, params })).status).toBe(404);
    expect((await app.call(commodities.changeSavedItem, { token, params, body: {} })).status).toBe(404);
    expect((await app.call(commodities.savedItems, { token })).body.total).toBe(0);
    expect(await auditOf(params.id)).toEqual(
      ['added', 'changed', 'changed', 'removed'].map((verb) => ({ action: `saved-item.${verb}`, account_id })),
    );
  });

  it('of one account are neither read, changed nor removed by another, such as the one above', async () => {
    const above = await makeShipper(app);
    const { token } = await makeShipper(app, { parent_id: above.account_id });
    const params = { id: (await app.call(commodities.saveItem, { token, body: drum })).body.id };
    for (const foreign of [above.token, (await makeShipper(app)).token]) {
      const answers = [
        await app.call(commodities.savedItem, { token: foreign, params }),
        await app.call(commodities.changeSavedItem, { token: foreign, params, body: { weight: 1 } }),
        await app.call(commodities.removeSavedItem, { token: foreign, params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await app.call(commodities.savedItem, { token, params })).body).toMatchObject({ weight: drum.weight });
  });

  it.each([
    ['a hazard twice', { ...drum, hazmat: { ...hazmat, subsidiary: ['3'] } }],
    ['an unknown handling unit', { ...drum, handling_unit: 'HEAP' }],
    ['an account', { ...drum, account_id: 1 }],
    ['no commodity', { handling_unit: 'PAT' }],
  ])('are refused with %s', async (_, body) => {
    const { token } = await makeShipper(app);
    expect((await app.call(commodities.saveItem, { token, body: body as never })).status).toBe(400);
    expect((await app.call(commodities.savedItems, { token })).body.total).toBe(0);
  });
});
