import type { Request } from '@portal/contract/http/endpoint.ts';
import { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

type ListQuery = NonNullable<Request<typeof loads.list>['query']>;

it('finds the loads that were given to whoever asks, and those of nobody, among other filters too', async () => {
  const app = await sharedTestApp();
  const shipper = await makeShipper(app);
  const colleague = await makeShipper(app, { account_id: shipper.account_id });
  const stranger = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'ASGD' });
  const make = async () => (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
  const [mine, theirs, open] = [await make(), await make(), await make()];
  const give = (id: number, user_id: number) =>
    app.call(conversation.assign, { params: { id }, body: { user_id }, token: shipper.token });
  expect((await give(mine, shipper.user_id)).status).toBe(204);
  expect((await give(theirs, colleague.user_id)).status).toBe(204);
  const ids = async ({ token }: Shipper, query: Partial<ListQuery>) => {
    const { body } = await app.call(loads.list, { query, token });
    return [body.items.map(({ id }) => id), body.total];
  };
  expect(await ids(shipper, { assigned: 'me' })).toEqual([[mine], 1]);
  expect(await ids(colleague, { assigned: 'me' })).toEqual([[theirs], 1]);
  expect(await ids(stranger, { assigned: 'me' })).toEqual([[], 0]);
  expect(await ids(shipper, { assigned: 'nobody' })).toEqual([[open], 1]);
  expect(await ids(shipper, { assigned: 'me', search: String(theirs) })).toEqual([[], 0]);
  expect(await ids(shipper, { assigned: 'me', mode: 'ltl', sort: 'pickup_date' })).toEqual([[mine], 1]);
  expect(await ids(shipper, { assigned: 'me', group: 'delivered' })).toEqual([[], 0]);
});
