import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

it('says of goods whether they are domestic as it was sent, at the same price, and no more once they go abroad', async () => {
  const app = await sharedTestApp();
  const { token } = await makeShipper(app);
  const quoted = async (more: object = {}) => {
    const goods = { insured_value: 48_000, commodity: 'Brake rotors', commodity_group: 'auto_parts' as const };
    const ends = { origin_zip_code: '85043', destination_zip_code: '28208' };
    const departs_on = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);
    return (await app.call(insurance.create, { token, body: { ...goods, ...ends, departs_on, ...more } })).body;
  };
  const [leftOut, denied, said] = [
    await quoted(),
    await quoted({ is_domestic: false }),
    await quoted({ is_domestic: true }),
  ];
  expect([leftOut, denied, said].map(({ is_domestic }) => is_domestic)).toEqual([false, false, true]);
  expect([leftOut.offers, denied.offers]).toEqual([said.offers, said.offers]);
  const change = async (version: number, body: object) =>
    (await app.call(insurance.change, { token, params: { id: said.id }, body: { version, ...body } })).body;
  const kept = await change(said.version, { insured_value: 50_000 });
  expect(kept.is_domestic).toBe(true);
  const monterrey = { destination_zip_code: '64000', destination_city: '', destination_state: '' };
  const abroad = await change(kept.version, { destination_country: 'MX', ...monterrey });
  expect(abroad).toMatchObject({ destination_country: 'MX', is_domestic: false });
});
