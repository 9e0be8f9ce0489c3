import { loads } from '@portal/contract/loads/loads.contract.ts';
import { joining } from '@portal/contract/loads/orders/joining.contract.ts';
import { orders } from '@portal/contract/loads/orders/orders.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAgain } from '../../../testing/call-again.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays, loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const stopsTo = (address: string) => [
  { type: 'pickup' as const, zip_code: '75207', address: '2800 Irving Blvd' },
  { type: 'delivery' as const, zip_code: '60632', address },
];
const door = stopsTo('4500 S Pulaski Rd');

const order = async (changes: object = {}, as = shipper) => {
  const body = { ...loadBody({ stops: door, ...changes }), external_id: `SO-${randomUUID().slice(0, 8)}` };
  const answer = await app.call(orders.receive, { body: { ...body, quote: false }, token: as.token });
  expect(answer.status).toBe(201);
  return answer.body.load;
};
const join = (load_ids: number[], as = shipper) =>
  callAgain(app)(joining.join, { body: { load_ids }, token: as.token });
const part = (id: number, as = shipper) => callAgain(app)(joining.part, { params: { id }, token: as.token });
const read = async (id: number) => (await app.call(joining.read, { params: { id }, token: shipper.token })).body;
const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
const listed = async (query: object) => (await app.call(loads.list, { query: query, token: shipper.token })).body.items;

describe('orders from one door to another on one day', () => {
  it('are shown as such, to their own account alone', async () => {
    const [one, two] = [await order(), await order({ stops: stopsTo(' 4500 s pulaski rd') })];
    const elsewhere = await order({ stops: stopsTo('1 Other St') });
    const later = await order({ pickup_date: inDays(4) });
    await order({}, await makeShipper(app));
    expect((await read(one.id)).others.map(({ id }) => id)).toEqual([two.id]);
    for (const { id } of [elsewhere, later]) expect((await read(id)).others).toEqual([]);
    const marks = (await listed({})).map(({ id, has_twin }) => [id, has_twin]);
    expect(Object.fromEntries(marks)).toEqual({
      [one.id]: true,
      [two.id]: true,
      [elsewhere.id]: false,
      [later.id]: false,
    });
  });

  it('become one draft with the cargo, services and numbers of both, which are set aside', async () => {
    const one = await order({ po_number: 'PO-1', accessorials: [{ code: 'LFTD', details: {} }] });
    const two = await order({ po_number: 'PO-2', deliver_by: inDays(9) });
    const { status, body: joined } = await join([two.id, one.id]);
    expect(status).toBe(201);
    expect(joined).toMatchObject({
      status: 'unassigned',
      external_id: `${one.external_id}, ${two.external_id}`,
      po_number: 'PO-1, PO-2',
      deliver_by: inDays(9),
      weight_lb: one.weight_lb + two.weight_lb,
      accessorials: [{ code: 'LFTD' }],
      missing: [],
      distance_miles: one.distance_miles,
    });
    expect(joined.line_items).toHaveLength(2);
    for (const { id } of [one, two]) {
      expect(await details(id)).toMatchObject({ status: 'cancelled', joined_into: joined.id });
      const edited = await app.call(loads.change, {
        params: { id },
        body: { pickup_date: inDays(3) },
        token: shipper.token,
      });
      expect(edited.status).toBe(409);
    }
    expect((await listed({ group: 'quoted' })).map(({ id }) => id)).toEqual([joined.id]);
    for (const { external_id } of [one, two]) {
      const found = await listed({ order_number: external_id });
      expect(found.map(({ id }) => id)).toContain(joined.id);
      expect((await listed({ search: external_id?.toLowerCase() })).map(({ id }) => id)).toContain(joined.id);
    }
    expect(await read(joined.id)).toMatchObject({ parts: [{ id: one.id }, { id: two.id }], others: [] });
  });

  it('answers an order that comes again with what it was joined into, and makes no other load of it', async () => {
    const one = { ...loadBody({ stops: door }), external_id: `SO-${randomUUID().slice(0, 8)}`, quote: false };
    const send = () => app.call(orders.receive, { body: one, token: shipper.token });
    const { body: first } = await send();
    const { body: joined } = await join([first.load.id, (await order()).id]);
    expect((await send()).body).toMatchObject({
      state: 'repeated',
      load: { id: first.load.id, joined_into: joined.id },
    });
  });

  it('say what the load they became still lacks', async () => {
    const open = await order({ line_items: [{ ...loadBody().line_items[0], weight: null }] });
    const { body: joined } = await join([open.id, (await order()).id]);
    expect(joined.missing.map(({ field }) => field)).toEqual(['line_items.0.weight']);
  });
});

describe('joining', () => {
  it('is refused of what goes elsewhere, differs, is no draft or is somebody else’s', async () => {
    const one = await order();
    const elsewhere = await order({ stops: stopsTo('1 Other St') });
    expect(refusalOf(await join([one.id, elsewhere.id]))).toBe('loads.join_other_door');
    expect(refusalOf(await join([one.id, one.id]))).toBe('loads.join_twice');
    const stranger = await makeShipper(app);
    const theirs = await order({}, stranger);
    expect((await join([one.id, theirs.id])).status).toBe(404);
    const long = await order({ po_number: 'P'.repeat(50) });
    const longer = await order({ po_number: 'Q'.repeat(50) });
    expect(await join([long.id, longer.id])).toMatchObject({
      status: 409,
      body: { detail: [{ code: 'loads.join_too_long', field: 'po_number' }] },
    });
    await app.services.pool.query(`update loads set status = 'quoted' where id = $1`, [longer.id]);
    expect(refusalOf(await join([one.id, longer.id]))).toBe('loads.join_no_draft');
  });

  it('happens once, however many ask at the same moment and in whichever order they name the loads', async () => {
    const ids = [(await order()).id, (await order()).id];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => join(at % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await listed({ group: 'quoted' })).toHaveLength(1);
  });

  it('has what was edited before it, and refuses what is edited after it', async () => {
    const [one, two] = [await order(), await order()];
    const edit = () =>
      callAgain(app)(loads.changeBilling, {
        params: { id: one.id },
        body: { po_number: 'PO-late' },
        token: shipper.token,
      });
    const lighter = loadBody().line_items.map((line) => ({ ...line, weight: 900 }));
    const change = () =>
      callAgain(app)(loads.change, {
        params: { id: two.id },
        body: { line_items: lighter },
        token: shipper.token,
      });
    const [joined, , changed] = await Promise.all([join([one.id, two.id]), edit(), change()]);
    expect([201, 409]).toContain(joined.status);
    if (joined.status !== 201) return;
    const weights = joined.body.line_items.map(({ weight }) => weight).toSorted((a, b) => a - b);
    expect(weights).toEqual(changed.status === 200 ? [900, 1300] : [1300, 1300]);
  });

  it('and quoting at once end in one of the two', async () => {
    const [one, two] = [await order(), await order()];
    const [joined, asked] = await Promise.all([
      join([one.id, two.id]),
      callAgain(app)(quotes.request, { params: { id: one.id }, token: shipper.token }),
    ]);
    const isJoined = joined.status === 201;
    expect(isJoined ? asked.status : joined.status).toBe(409);
    expect((await details(one.id)).joined_into).toBe(isJoined ? joined.body.id : null);
  });
});

describe('parting', () => {
  it('brings both back as they were, and they may be joined again', async () => {
    const [one, two] = [await order(), await order()];
    const { body: joined } = await join([one.id, two.id]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => part(joined.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    for (const before of [one, two]) {
      const { line_items, external_id } = before;
      expect(await details(before.id)).toMatchObject({
        status: 'unassigned',
        joined_into: null,
        line_items,
        external_id,
      });
    }
    expect(await details(joined.id)).toMatchObject({ status: 'cancelled', external_id: null });
    expect((await join([one.id, two.id])).status).toBe(201);
  });

  it('is refused once carriers were asked, of a load that was never joined, and to another account', async () => {
    const [one, two] = [await order(), await order()];
    expect(refusalOf(await part(one.id))).toBe('loads.not_joined');
    const { body: joined } = await join([one.id, two.id]);
    expect((await part(joined.id, await makeShipper(app))).status).toBe(404);
    await app.services.pool.query(`update loads set status = 'quoted', quote_round = 1 where id = $1`, [joined.id]);
    expect(refusalOf(await part(joined.id))).toBe('loads.part_quoted');
  });

  it('and joining are the account’s own, not those above it that see its loads', async () => {
    const parent = await makeShipper(app);
    const child = await makeShipper(app, { parent_id: parent.account_id });
    const [one, two] = [await order({}, child), await order({}, child)];
    const operator = await makeShipper(app, { role: 'platform_admin' });
    for (const above of [parent, operator]) expect((await join([one.id, two.id], above)).status).toBe(404);
    const { status, body: joined } = await join([one.id, two.id], child);
    expect(status).toBe(201);
    for (const above of [parent, operator]) expect((await part(joined.id, above)).status).toBe(404);
    expect((await part(joined.id, child)).status).toBe(200);
  });
});
