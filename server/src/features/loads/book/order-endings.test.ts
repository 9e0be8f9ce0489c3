import { loads } from '@portal/contract/loads/loads.contract.ts';
import { orders } from '@portal/contract/loads/orders/orders.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../load-body.fixture.ts';

/** The table in docs/ARCHITECTURE.md, "Orders of accounts' own systems". */
let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const body = () => ({ ...loadBody(), external_id: `SO-${randomUUID()}`, quote: false });
type Body = ReturnType<typeof body>;
const send = (order: Body, token = shipper.token) => app.call(orders.receive, { body: order, token });
const setAccount = (status: 'active' | 'suspended' | 'closed') =>
  app.services.pool.query('update accounts set status = $1 where id = $2', [status, shipper.account_id]);
const setUser = (status: 'suspended' | 'deleted', id: number) =>
  app.services.pool.query('update users set status = $1 where id = $2', [status, id]);

describe('what happens to an account does to its orders:', () => {
  it.each(['suspended', 'closed'] as const)('%s, none is taken; its loads and their numbers stay', async (status) => {
    const order = body();
    const { body: first } = await send(order);
    await setAccount(status);
    await vi.waitFor(async () => expect((await send(body())).status).toBe(401), 10_000);
    expect((await send(order)).status).toBe(401);
    await setAccount('active');
    const again = await send(order, await tokenFor(app, shipper.user_id));
    expect(again.body).toMatchObject({ state: 'repeated', load: { id: first.load.id, status: 'unassigned' } });
  });

  it.each(['suspended', 'deleted'] as const)('who sent one is %s, the load is the account’s', async (status) => {
    const colleague = await makeShipper(app, { account_id: shipper.account_id });
    const order = body();
    const { body: first } = await send(order, colleague.token);
    await setUser(status, colleague.user_id);
    await vi.waitFor(async () => expect((await send(body(), colleague.token)).status).toBe(401), 10_000);
    expect((await send(order)).body).toMatchObject({ state: 'repeated', load: { id: first.load.id } });
    const read = await app.call(loads.details, { params: { id: first.load.id }, token: shipper.token });
    expect(read.body.status).toBe('unassigned');
  });

  it('an order that came while the account was being suspended is a whole load or none', async () => {
    const order = body();
    const [, ...answers] = await Promise.all([setAccount('suspended'), send(order), send(order)]);
    expect(answers.every(({ status }) => status === 201 || status === 401)).toBe(true);
    const { rows } = await app.services.pool.query(
      `select (select count(*) from stops where load_id = loads.id)::int as stops,
        (select count(*) from line_items where load_id = loads.id)::int as items from loads where external_id = $1`,
      [order.external_id],
    );
    expect(rows).toEqual(answers.some(({ status }) => status === 201) ? [{ stops: 2, items: 1 }] : []);
  });
});
