import { edi } from '@portal/contract/edi/edi.contract.ts';
import { expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { makeCarrier } from '../carriers.ts';
import { seedEdi } from './demo-edi.ts';

it('has a message that was applied, one that is held, one without a load, and a mailbox that does not answer', async () => {
  const app = await sharedTestApp();
  const { account_id } = await makeShipper(app);
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  const { id } = await makeQuotedLoad(app, { account_id, carrier_id });
  await seedEdi(systemContext(app.services, 'demo'), Promise.resolve({ id, carrier_id, pro_number: `77${id}` }));
  const { items } = (await app.call(edi.list, { query: { carrier_id }, token })).body;
  expect(items.map(({ state, reason, load_id }) => [state, reason, load_id])).toEqual([
    ['orphan', 'unknown_load', null],
    ['held', 'same_number', id],
    ['applied', null, id],
  ]);
  const { body: held } = await app.call(edi.get, { params: { id: items[1]?.id ?? 0 }, token });
  expect(held.first_id).toBe(items[2]?.id);
  expect(held.segments?.filter(({ other }) => other !== null)).toMatchObject([{ raw: expect.stringMatching(/^AT7/) }]);
  const partners = (await app.call(edi.partners, { token })).body.items;
  expect(partners.find(({ carrier }) => carrier.id === carrier_id)).toMatchObject({ fault: 'unreachable' });
  // Nobody runs the mailbox: it is not looked at for the tests beside this one.
  await app.services.db.deleteFrom('carrier_wires').where('carrier_id', '=', carrier_id).execute();
});
