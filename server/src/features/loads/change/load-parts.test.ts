import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inDays, loadBody } from '../load-body.fixture.ts';
import { callAgain } from '../../../testing/call-again.ts';

let app: TestApp;
let shipper: Shipper;
let carrier_id: number;
let token: string;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  token = shipper.token;
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA' });
});

const draft = async () => (await app.call(loads.create, { body: loadBody({ draft: true }), token })).body;
const quoted = async () => (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
const details = async (id: number) => (await app.call(loads.details, { params: { id }, token })).body;
const history = async (load_id: number) => (await app.call(loads.history, { query: { load_id }, token })).body.items;
const codesOf = (answer: { body: unknown }) =>
  (answer.body as { detail: { code: string; field?: string }[] }).detail.map(({ code, field }) => [code, field]);
const crate = {
  commodity: 'Pumps',
  handling_unit: 'CRT',
  handling_unit_count: 1,
  freight_class: '70',
  weight: 400,
} as const;

const addItem = (id: number, body: object = crate, headers = {}) =>
  app.call(loadParts.addLineItem, { params: { id }, body: body as never, token, headers });

/** The same by a client that comes again while a busy machine answers 503, as its Retry-After says. */
const addItemPatiently = async (id: number, body: object) => {
  for (;;) {
    const answer = await addItem(id, body);
    if (answer.status !== 503) return answer;
  }
};

test('a line item joins the load, counts in its totals and asks for a requote', async () => {
  const id = await quoted();
  const { status, body } = await addItem(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ weight_lb: 1700, handling_units: 3, requote_needed: true, version: 2 });
  expect(body.line_items.map(({ commodity }) => commodity)).toEqual(['Machine parts', 'Pumps']);
  expect((await history(id))[0]).toMatchObject({
    event: 'add_line_item',
    details: { requote: true, commodity: 'Pumps' },
  });
});

test('a line item that is not whole is refused at its field', async () => {
  const { id } = await draft();
  const { freight_class: _class, ...unsized } = crate;
  expect(codesOf(await addItem(id, unsized))).toEqual([['commodities.class_or_dimensions_missing', 'freight_class']]);
  expect(codesOf(await addItem(id, { ...crate, weight: 21_000 }))).toEqual([
    ['commodities.cargo_limit_exceeded', 'line_items'],
  ]);
});

test('a change of a line item keeps its id and what it does not name', async () => {
  const load = await draft();
  const [item] = load.line_items;
  const params = { id: load.id, line_item_id: item?.id ?? 0 };
  const changed = await app.call(loadParts.changeLineItem, { params, body: { weight: 900 }, token });
  expect(changed.body.line_items).toEqual([{ ...item, weight: 900 }]);
  expect(changed.body).toMatchObject({ weight_lb: 900, requote_needed: false });
  const hazmat = {
    un_number: 'UN1263',
    proper_shipping_name: 'Paint',
    class_division: '3' as const,
    emergency_phone: '8004249300',
  };
  const unpacked = await app.call(loadParts.changeLineItem, { params, body: { hazmat }, token });
  expect(codesOf(unpacked)[0]).toEqual(['commodities.hazmat_packaging_missing', 'packaging_unit']);
});

test('a load keeps one line item at least', async () => {
  const load = await draft();
  const first = load.line_items[0]?.id ?? 0;
  const remove = (line_item_id: number) =>
    app.call(loadParts.removeLineItem, { params: { id: load.id, line_item_id }, token });
  expect(codesOf(await remove(first))).toEqual([['http.too_few', 'line_items']]);
  await addItem(load.id);
  const { body } = await remove(first);
  expect(body.line_items.map(({ commodity }) => commodity)).toEqual(['Pumps']);
  expect((await remove(first)).status).toBe(404);
  const again = await addItem(load.id);
  expect(again.body.line_items).toHaveLength(2);
});

test('one key adds one item, however often it is sent', async () => {
  const { id } = await draft();
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  const answers = await Promise.all(Array.from({ length: 8 }, () => addItem(id, crate, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await details(id)).line_items).toHaveLength(2);
});

test('50 items added side by side are all there, each in a place of its own; a load holds 50', async () => {
  const { id } = await draft();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => addItemPatiently(id, { ...crate, weight: 1 + i, commodity: `Pump ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(49);
  expect(answers.filter((one) => one.status === 400).map(codesOf)).toEqual([[['http.too_many', 'line_items']]]);
  const load = await details(id);
  expect(new Set(load.line_items.map(({ commodity }) => commodity)).size).toBe(50);
  expect(load.version).toBe(50);
});

test('what customs ask of an item is kept, listed in the history, and needs no requote', async () => {
  const id = await quoted();
  const [item] = (await details(id)).line_items;
  const params = { id, line_item_id: item?.id ?? 0 };
  const customs = { net_weight: 400, unit_value: 1250.29, hs_code: '8471.30.0100', country_of_origin: 'MX' } as const;
  const change = (body: object) => app.call(loadParts.changeLineItem, { params, body, token });
  const { body } = await change(customs);
  expect(body).toMatchObject({ line_items: [{ ...item, ...customs }], requote_needed: false });
  expect((await history(id))[0]?.changes.map(({ field, after }) => [field, after])).toEqual(Object.entries(customs));
  expect((await change({ hs_code: null })).body.line_items).toEqual([{ ...item, ...customs, hs_code: null }]);
  expect(codesOf(await change({ hs_code: '84' }))).toEqual([['commodities.hs_code_invalid', 'hs_code']]);
  expect(codesOf(await change({ unit_value: 50_000_000 }))).toEqual([
    ['commodities.line_value_too_large', 'unit_value'],
  ]);
});

test('an accessorial needs all its details, and is requested once', async () => {
  const id = await quoted();
  const add = (accessorials: object[]) =>
    app.call(loadParts.addAccessorials, { params: { id }, body: { accessorials } as never, token });
  expect(codesOf(await add([{ code: 'LFTD' }, { code: 'COD', details: { cod_amount: 90 } }]))).toEqual([
    ['accessorials.detail_missing', 'accessorials.1.details.cod_terms'],
    ['accessorials.detail_missing', 'accessorials.1.details.cod_remit_to'],
  ]);
  expect((await details(id)).accessorials).toEqual([]);
  const added = await add([{ code: 'LFTD' }, { code: 'APTD', details: { date: '2027-03-01', start_time: '09:00' } }]);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ requote_needed: true });
  expect(added.body.accessorials.map(({ code }) => code)).toEqual(['LFTD', 'APTD']);
  expect(codesOf(await add([{ code: 'LFTD' }]))).toEqual([['accessorials.already_added', 'accessorials.0.code']]);
});

test('a missing detail is named in both languages', async () => {
  const { id } = await draft();
  const answer = await app.call(loadParts.addAccessorial, { body: { load_id: id, code: 'OVR', details: {} }, token });
  expect(answer.body).toMatchObject({
    detail: [
      {
        field: 'details.length_ft',
        msg: {
          en: 'Over dimension: enter “Longest piece in feet”.',
          es: 'Sobredimensionado: escriba “Pieza más larga en pies”.',
        },
      },
    ],
  });
});

test('a service is added, changed and taken away by its own id', async () => {
  const { id } = await draft();
  const mark = { code: 'MARK', details: { pieces: 4 } } as const;
  const { body: added, status } = await app.call(loadParts.addAccessorial, { body: { load_id: id, ...mark }, token });
  expect([status, added.code, added.type]).toEqual([201, 'MARK', 'general']);
  const change = (body: object) =>
    app.call(loadParts.changeAccessorial, { params: { id: added.id }, body: { details: body }, token });
  expect((await change({ pieces: 9 })).body).toMatchObject({ id: added.id, details: { pieces: 9 } });
  expect(codesOf(await change({}))).toEqual([['accessorials.detail_missing', 'details.pieces']]);
  const listed = await app.call(loadParts.listAccessorials, { query: { load_id: id }, token });
  expect(listed.body).toEqual((await app.call(loadParts.accessorials, { params: { id }, token })).body);
  const remove = () => app.call(loadParts.removeAccessorial, { params: { id: added.id }, token });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await history(id)).map(({ event }) => event)).toEqual([
    'remove_accessorial',
    'change_accessorial',
    'add_accessorials',
    'create',
  ]);
});

const home = (type: 'pickup' | 'delivery', more: object = {}) => ({ type, country: 'US', zip_code: '75207', ...more });

test.each<[string, object, boolean]>([
  ['another day', { pickup_date: inDays(9) }, true],
  ['another place', { stops: [home('pickup'), home('delivery')] }, true],
  ['another number for its books', { po_number: 'PO 77' }, false],
])('%s asks for other prices where carriers price by it', async (_, change, requote_needed) => {
  const id = await quoted();
  const { body } = await app.call(loads.change, { params: { id }, body: change, token });
  expect(body).toMatchObject({ requote_needed });
});

test('other details of a service ask for other prices', async () => {
  const id = await quoted();
  const { db } = app.services;
  const mark = { load_id: id, code: 'MARK', details: JSON.stringify({ pieces: 4 }) } as const;
  const { id: serviceId } = await db
    .insertInto('load_accessorials')
    .values(mark)
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = (pieces: number) =>
    app.call(loadParts.changeAccessorial, { params: { id: serviceId }, body: { details: { pieces } }, token });
  expect((await change(4)).status).toBe(200);
  expect(await details(id)).toMatchObject({ requote_needed: false });
  expect((await change(9)).status).toBe(200);
  expect(await details(id)).toMatchObject({ requote_needed: true });
});

test('a service of another load is not removed through this one', async () => {
  const [one, other] = [await draft(), await draft()];
  const { body } = await app.call(loadParts.addAccessorial, {
    body: { load_id: one.id, code: 'LFTD', details: {} },
    token,
  });
  const remove = (id: number) =>
    app.call(loadParts.removeAccessorialOfLoad, { params: { id }, query: { accessorial_id: body.id }, token });
  expect((await remove(other.id)).status).toBe(404);
  expect((await remove(one.id)).body.accessorials).toEqual([]);
});

test('of 50 who add the same service at once one does', async () => {
  const { id } = await draft();
  const add = () =>
    callAgain(app)(loadParts.addAccessorial, { body: { load_id: id, code: 'RES', details: {} }, token });
  const answers = await Promise.all(Array.from({ length: 50 }, add));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
});

test('homes at the stops bring their services along, and take them away again', async () => {
  const id = await quoted();
  const say = (body: object) => app.call(loadParts.changeResidential, { params: { id }, body, token });
  const { body } = await say({ delivery: true });
  expect(body.stops.map(({ residential }) => residential)).toEqual([false, true]);
  expect([body.accessorials.map(({ code }) => code), body.requote_needed]).toEqual([['RES'], true]);
  expect((await say({ delivery: false })).body.accessorials).toEqual([]);
});

test('a booked load is no longer changed part by part', async () => {
  const id = await quoted();
  await app.services.db.updateTable('loads').set({ status: 'assigned' }).where('id', '=', id).execute();
  const item = (await details(id)).line_items[0]?.id ?? 0;
  const answers = [
    await addItem(id),
    await app.call(loadParts.removeLineItem, { params: { id, line_item_id: item }, token }),
    await app.call(loadParts.addAccessorial, { body: { load_id: id, code: 'RES', details: {} }, token }),
    await app.call(loadParts.changeResidential, { params: { id }, body: { delivery: true }, token }),
  ];
  // The last item could not go in any case; everything else meets the booking.
  expect(answers.map(({ status }) => status)).toEqual([409, 400, 409, 409]);
});

const createWith = (accessorials: object[], more: object = {}) =>
  app.call(loads.create, { body: loadBody({ accessorials: accessorials as never, ...more }), token });

test('a new load says all its accessorials must know, a draft may say it later', async () => {
  const requested = [{ code: 'LFTD' }, { code: 'MNC', details: { contact_name: 'Ann' } }];
  expect(codesOf(await createWith(requested))).toEqual([
    ['accessorials.detail_missing', 'accessorials.1.details.contact_phone'],
  ]);
  const saved = await createWith(requested, { draft: true });
  expect(saved.status).toBe(201);
  const quoted = await app.call(quotes.request, { params: { id: saved.body.id }, token });
  expect(codesOf(quoted)).toEqual([['accessorials.detail_missing', 'accessorials.1.details.contact_phone']]);
});

test('what kind of place a stop is need not be said twice', async () => {
  const stops = [
    { type: 'pickup' as const, zip_code: '75207' },
    { type: 'delivery' as const, zip_code: '60632', limited_access: true, limited_access_type: 'School-69' },
  ];
  const { status, body } = await createWith([{ code: 'LTDAD' }], { stops });
  expect(status).toBe(201);
  expect(body.accessorials[0]?.details).toEqual({ limited_access_type: 'School-69' });
});

test('a service the mode does not have is refused at its code', async () => {
  expect(
    codesOf(await createWith([{ code: 'LFTD' }, { code: 'COD' }], { mode: 'flatbed', draft: true })),
  ).toContainEqual(['accessorials.not_offered', expect.stringMatching(/^accessorials\.\d\.code$/)]);
});
