import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { orders } from '@portal/contract/loads/orders/orders.contract.ts';
import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { OrderInput } from '@portal/contract/loads/orders/order.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fileOf } from '../import/sheet/sheet.fixture.ts';
import { inDays, loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

type OrderBody = z.input<typeof OrderInput>;
let numbers = 0;
const nextNumber = () => `SO-${(numbers += 1)}`;

/** Two lines from Dallas to Chicago, as an order says them. */
const orderBody = (changes: Partial<OrderBody> = {}): OrderBody => ({
  external_id: nextNumber(),
  mode: 'ltl',
  pickup_date: inDays(2),
  stops: [
    { type: 'pickup', zip_code: '75207' },
    { type: 'delivery', zip_code: '60632' },
  ],
  line_items: [
    { commodity: 'Pumps', handling_unit: 'PAT', handling_unit_count: 2, freight_class: '70', weight: 1300 },
    { commodity: 'Valves', handling_unit: 'PAT', handling_unit_count: 1, freight_class: '85', weight: 400 },
  ],
  ...changes,
});
const lineWithout = (...fields: string[]) => {
  const [first, second] = orderBody().line_items;
  const bare = Object.fromEntries(Object.entries(second ?? {}).filter(([field]) => !fields.includes(field)));
  return [first, bare] as OrderBody['line_items'];
};

const send = (body: OrderBody, { token } = shipper) => app.call(orders.receive, { body, token });
const create = (body: object, { token } = shipper) => app.call(loads.create, { body: loadBody(body), token });
const details = (id: number, { token } = shipper) => app.call(loads.details, { params: { id }, token });
const faultOf = (body: unknown) =>
  (body as { detail: { code: string; field?: string; msg: { en: string; es: string } }[] }).detail[0];

describe('an order', () => {
  it('is a draft that lacks nothing, and is quoted where that is wanted', async () => {
    const draft = await send(orderBody());
    expect(draft).toMatchObject({
      status: 201,
      body: { state: 'received', load: { status: 'unassigned', missing: [] } },
    });
    const quoted = await send(orderBody({ quote: true }));
    expect(quoted.body.load.status).toBe('quotes requested');
  });

  it('is a draft that says what is missing, in both languages, in its details and in the list', async () => {
    const order = orderBody({ line_items: lineWithout('weight', 'freight_class'), pickup_date: null, quote: true });
    const { body } = await send(order);
    expect(body.load.status).toBe('unassigned');
    expect(body.load.missing).toEqual([
      { field: 'pickup_date', words: { en: 'pickup date', es: 'fecha de recolección' } },
      { field: 'line_items.1.weight', words: { en: 'weight of line 2', es: 'peso de la línea 2' } },
      {
        field: 'line_items.1.freight_class',
        words: { en: 'class or dimensions of line 2', es: 'clase o medidas de la línea 2' },
      },
    ]);
    const list = await app.call(loads.list, { query: { search: String(order.external_id) }, token: shipper.token });
    expect(list.body.items).toMatchObject([
      { id: body.load.id, external_id: order.external_id, missing: body.load.missing },
    ]);
    expect((await details(body.load.id)).body.missing).toEqual(body.load.missing);
  });

  it('may leave open how many units a line has and of which kind', async () => {
    const { body } = await send(orderBody({ line_items: lineWithout('handling_unit', 'handling_unit_count') }));
    expect(body.load.missing.map(({ words }) => words.en)).toEqual([
      'handling unit of line 2',
      'number of handling units of line 2',
    ]);
  });

  it('says what else keeps it from being priced, in the words of the rule', async () => {
    const { body } = await send(orderBody({ pickup_date: inDays(-3), accessorials: [{ code: 'APTD', details: {} }] }));
    const [first] = body.load.missing;
    expect(first?.words.en).toMatch(/\w/);
    expect(body.load.missing).toContainEqual({
      field: 'pickup_date',
      words: { en: 'The pickup date has passed.', es: 'La fecha de recolección ya pasó.' },
    });
  });

  it('in a mode that was switched off is refused, and one without a mode asks for the modes left', async () => {
    const limited = await makeShipper(app, { dispatchModes: { ltl: false } });
    const refused = await send(orderBody(), limited);
    expect([refused.status, faultOf(refused.body)?.code]).toEqual([403, 'quotes.mode_not_enabled']);
    const { body } = await send(orderBody({ mode: null }), limited);
    expect(body.load.quote_modes).not.toContain('ltl');
  });

  it('is refused where its places cannot be read, or it has no line', async () => {
    const nowhere = await send(
      orderBody({
        stops: [
          { type: 'pickup', zip_code: '75207' },
          { type: 'delivery', zip_code: '00000' },
        ],
      }),
    );
    expect([nowhere.status, faultOf(nowhere.body)?.field]).toEqual([400, 'stops.1.zip_code']);
    const empty = await send(orderBody({ line_items: [] }));
    expect([empty.status, faultOf(empty.body)?.field]).toEqual([400, 'line_items']);
    const unnamed = await send(orderBody({ external_id: '' }));
    expect([unnamed.status, faultOf(unnamed.body)?.field]).toEqual([400, 'external_id']);
  });

  it('gets no prices and no copy before it is completed, part by part', async () => {
    const { body } = await send(orderBody({ line_items: lineWithout('weight'), pickup_date: null }));
    const { id } = body.load;
    const ask = () => app.call(quotes.request, { params: { id }, token: shipper.token });
    const refused = await ask();
    expect([refused.status, faultOf(refused.body)]).toMatchObject([
      409,
      { code: 'loads.incomplete', msg: { en: expect.stringContaining('pickup date, weight of line 2') } },
    ]);
    expect((await app.call(copies.clone, { params: { id }, token: shipper.token })).status).toBe(409);
    const change = (body: object) => app.call(loads.change, { params: { id }, body, token: shipper.token });
    expect((await change({ po_number: 'PO 5' })).body.missing).toHaveLength(2);
    expect((await change({ pickup_date: inDays(3) })).body.missing.map(({ field }) => field)).toEqual([
      'line_items.1.weight',
    ]);
    const complete = await change({ line_items: orderBody().line_items });
    expect([complete.status, complete.body.missing]).toEqual([200, []]);
    expect((await ask()).status).toBe(200);
  });
});

describe('an order number', () => {
  it('sent again with the same content is the same load, by whichever way', async () => {
    const order = orderBody();
    const first = await send(order);
    const again = await send({ ...order, quote: true });
    expect(again.body).toMatchObject({ state: 'repeated', load: { id: first.body.load.id, status: 'unassigned' } });
    const { quote: _quote, ...body } = { ...order, quote: false };
    const created = await create({ ...body, draft: true });
    expect([created.status, created.body.id]).toEqual([201, first.body.load.id]);
  });

  it('is still the same order after its load was changed, and without a day on another day', async () => {
    const order = orderBody({ pickup_date: null, mode: null });
    const { id } = (await send(order)).body.load;
    await app.call(loads.change, { params: { id }, body: { pickup_date: inDays(4) }, token: shipper.token });
    sharedClock.set(new Date(Date.now() + 26 * 3_600_000));
    const again = await send(order);
    sharedClock.letGo();
    expect(again.body).toMatchObject({ state: 'repeated', load: { id, pickup_date: inDays(4) } });
  });

  it('of another order is refused, naming the load that has it', async () => {
    const order = orderBody();
    const { id } = (await send(order)).body.load;
    const other = await send({ ...order, po_number: 'PO 2' });
    expect([other.status, faultOf(other.body)]).toMatchObject([
      409,
      { code: 'loads.external_id_taken', field: 'external_id', msg: { en: expect.stringContaining(String(id)) } },
    ]);
    const third = await create({ draft: true });
    const params = { id: third.body.id };
    const body = { external_id: order.external_id };
    for (const row of [loads.change, loads.changeBilling]) {
      const refused = await app.call(row, { params, body, token: shipper.token });
      expect([refused.status, faultOf(refused.body)?.code]).toEqual([409, 'loads.external_id_taken']);
    }
  });

  it('of 8 at once makes one load, and of two different orders one is refused', async () => {
    const order = orderBody();
    const same = await Promise.all(Array.from({ length: 8 }, () => send(order)));
    expect(new Set(same.map(({ body }) => body.load.id)).size).toBe(1);
    expect(same.filter(({ body }) => body.state === 'received')).toHaveLength(1);
    const number = nextNumber();
    const two = await Promise.all(
      ['PO 1', 'PO 2'].map((po_number) => send(orderBody({ external_id: number, po_number }))),
    );
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('is free for another account, and stays with its load when that is copied', async () => {
    const stranger = await makeShipper(app);
    const order = orderBody();
    const { id } = (await send(order)).body.load;
    const foreign = await send(order, stranger);
    expect(foreign.body.state).toBe('received');
    expect((await details(foreign.body.load.id)).status).toBe(404);
    const { body: copy } = await app.call(copies.clone, { params: { id }, token: shipper.token });
    expect(copy).toMatchObject({ external_id: null, copied_from: id });
  });

  it('stays with a load that is cancelled', async () => {
    const order = orderBody();
    const { id } = (await send(order)).body.load;
    await app.services.db.updateTable('loads').set({ status: 'cancelled' }).where('id', '=', id).execute();
    expect((await send(order)).body).toMatchObject({ state: 'repeated', load: { id, status: 'cancelled' } });
    expect((await send({ ...order, po_number: 'PO 3' })).status).toBe(409);
  });

  it('is written down in the history when it changes', async () => {
    const { body } = await create({ draft: true });
    const params = { id: body.id };
    const external_id = nextNumber();
    await app.call(loads.changeBilling, { params, body: { external_id }, token: shipper.token });
    const history = await app.call(loads.history, { query: { load_id: body.id }, token: shipper.token });
    expect(history.body.items[0]?.changes).toEqual([
      { part: null, field: 'external_id', before: null, after: external_id },
    ]);
  });

  it('of a sheet is checked before anything is saved', async () => {
    const order = orderBody();
    const { id } = (await send(order)).body.load;
    const head =
      'load_key,mode,pickup_date,pickup_zip_code,delivery_zip_code,commodity,handling_unit,handling_unit_count,weight,freight_class,external_id';
    const row = (key: string, number: string) => `${key},ltl,${inDays(2)},75207,60632,Pumps,PAT,1,500,70,${number}`;
    const fresh = nextNumber();
    const text = [head, row('A', String(order.external_id)), row('B', fresh), row('C', fresh)].join('\n');
    const read = (dry_run: boolean) =>
      app.call(loadImport.importLoads, {
        body: { file: fileOf(text), dry_run: dry_run ? 'true' : 'false' },
        token: shipper.token,
      });
    const tried = await read(true);
    expect(tried.body.loads.map(({ state }) => state)).toEqual(['faulty', 'ready', 'faulty']);
    expect(tried.body.rows[0]?.faults).toMatchObject([
      { column: 'external_id', msg: { en: expect.stringContaining(String(id)) } },
    ]);
    expect(tried.body.rows[2]?.faults).toMatchObject([{ column: 'external_id', code: 'loads.import_number_twice' }]);
    expect((await read(false)).body.loads.map(({ state }) => state)).toEqual(['faulty', 'imported', 'faulty']);
    expect((await read(true)).body.loads.map(({ state }) => state)).toEqual(['faulty', 'repeated', 'faulty']);
  });
});
