import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { actingToken } from '../../../testing/fixtures/acting-token.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let mails: CaughtMail;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app, { language: 'es' });
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA' });
});

const change = (load: { id: number; stops: { id: number }[] }, body: object, token = shipper.token) =>
  app.call(loadParts.changeStop, { params: { id: load.id, stop_id: load.stops[1]?.id ?? 0 }, body, token });
const details = async (id: number) => (await app.call(loads.details, { params: { id }, token: shipper.token })).body;
const quoted = async () => {
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  return { ...load, stops: (await details(load.id)).stops };
};
const booked = async (status: LoadStatus = 'assigned') => {
  const load = await quoted();
  await app.services.db.updateTable('loads').set({ status }).where('id', '=', load.id).execute();
  return load;
};
const codesOf = (answer: { body: unknown }) =>
  (answer.body as { detail: { code: string; field?: string }[] }).detail.map(({ code, field }) => [code, field]);
const elsewhere = { name: 'Night Dock', address: '9 Canal St' };

test('before booking an address changes freely, and a home asks for a requote', async () => {
  const load = await quoted();
  const moved = await change(load, elsewhere);
  expect(moved.body).toMatchObject({ requote_needed: false, stops: [{}, { ...elsewhere, id: load.stops[1]?.id }] });
  const home = await change(load, { residential: true });
  expect(home.body).toMatchObject({ requote_needed: true, accessorials: [{ code: 'RES' }] });
  const history = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
  expect(history.body.items.map(({ event, details: said }) => [event, said['fields']])).toEqual([
    ['change_stop', ['residential']],
    ['change_stop', ['name', 'address']],
  ]);
});

test('a place that is hard to get at says what kind it is', async () => {
  const load = await quoted();
  expect(codesOf(await change(load, { limited_access: true }))).toEqual([['http.required', 'limited_access_type']]);
  const { body } = await change(load, { limited_access: true, limited_access_type: 'School-69' });
  expect(body.accessorials).toMatchObject([{ code: 'LTDAD', details: { limited_access_type: 'School-69' } }]);
});

test('a ZIP code changes until carriers are asked, with its city, and never after', async () => {
  const { body: load } = await app.call(loads.create, { body: loadBody({ draft: true }), token: shipper.token });
  const { body } = await change(load, { zip_code: '10001' });
  expect(body.stops[1]).toMatchObject({ zip_code: '10001', city: 'New York', state: 'NY' });
  const zip = [['tendering.zip_changed', 'zip_code']];
  expect(codesOf(await change(await quoted(), { zip_code: '10001' }))).toEqual(zip);
  expect(codesOf(await change(await booked(), { zip_code: '10001' }))).toEqual(zip);
});

describe('the country of a stop', () => {
  const draft = async () =>
    (await app.call(loads.create, { body: loadBody({ draft: true }), token: shipper.token })).body;

  // Five digits that are a Mexican and an American code: Nuevo Laredo and Hobbs, Tlajomulco and Jackson, and so on.
  test.each([
    ['88240', 'MX', 'TAM', 'Hobbs'],
    ['45640', 'MX', 'JAL', 'Jackson'],
    ['66610', 'MX', 'NLE', 'Topeka'],
    ['67114', 'MX', 'NLE', 'Newton'],
    ['22444', 'MX', 'BCN', ''],
    ['M5V 2T6', 'CA', 'ON', ''],
    ['H3B 4W8', 'CA', 'QC', ''],
    ['V6B 1A1', 'CA', 'BC', ''],
    ['R3C 4T3', 'CA', 'MB', ''],
    ['06000', 'MX', 'CMX', ''],
  ] as const)('changes with its postal code to %s of %s, and is kept', async (zip_code, country, state, namesake) => {
    const load = await draft();
    const { status, body } = await change(load, { zip_code, country });
    expect(status).toBe(200);
    expect(body.stops[1]).toMatchObject({ zip_code, country, state });
    expect(body.stops[1]?.city).not.toBe(namesake);
    expect(body.stops[1]?.city).not.toBe('');
    expect((await details(load.id)).stops[1]).toMatchObject({ zip_code, country, state });
  });

  test('alone makes another place of the same five digits, with its own miles', async () => {
    const load = await draft();
    const american = await change(load, { zip_code: '45640' });
    expect(american.body.stops[1]).toMatchObject({ country: 'US', city: 'Jackson', state: 'OH' });
    const mexican = await change(load, { country: 'MX' });
    expect(mexican.body.stops[1]).toMatchObject({ country: 'MX', zip_code: '45640', state: 'JAL' });
    expect(mexican.body.distance_miles).not.toBe(american.body.distance_miles);
  });

  test.each([
    [{ zip_code: 'M5V 2T6', country: 'MX' }, 'stops.1.zip_code'],
    [{ zip_code: 'M5V 2T6', country: 'US' }, 'stops.1.zip_code'],
    [{ country: 'CA' }, 'stops.1.zip_code'],
    [{ zip_code: '64000', country: 'MX', city: 'Kansas City', state: 'MO' }, undefined],
  ] as const)('is refused where %j do not belong together', async (wrong, field) => {
    const load = await draft();
    const refused = await change(load, wrong);
    expect(refused.status).toBe(400);
    if (field) expect(codesOf(refused).map(([, place]) => place)).toContain(field);
    expect((await details(load.id)).stops[1]).toMatchObject({ zip_code: '60632', country: 'US' });
  });

  test('stays once carriers were asked', async () => {
    const refused = [['tendering.zip_changed', 'country']];
    expect(codesOf(await change(await quoted(), { country: 'MX' }))).toEqual(refused);
    expect(codesOf(await change(await booked(), { country: 'MX', reason: 'Moved' }))).toEqual(refused);
  });

  test('of a quoted load asks for a requote, and a stop that names none stays where it is', async () => {
    const load = await quoted();
    const before = await details(load.id);
    const stops = before.stops.map(({ type, zip_code }) => ({ type, zip_code }));
    const same = await app.call(loads.change, { params: { id: load.id }, body: { stops }, token: shipper.token });
    expect(same.body).toMatchObject({ requote_needed: false, distance_miles: before.distance_miles });
    const [first, last] = stops;
    if (!first || !last) throw new Error('a load has two stops');
    const abroad = [first, { ...last, zip_code: '45640', country: 'US' as const }];
    await app.call(loads.change, { params: { id: load.id }, body: { stops: abroad }, token: shipper.token });
    await app.services.db.updateTable('loads').set({ requote_needed: false }).where('id', '=', load.id).execute();
    const moved = abroad.with(1, { ...last, zip_code: '45640', country: 'MX' as never });
    const { body } = await app.call(loads.change, {
      params: { id: load.id },
      body: { stops: moved },
      token: shipper.token,
    });
    expect(body).toMatchObject({ requote_needed: true, stops: [{}, { country: 'MX', state: 'JAL' }] });
  });
});

test('after the tender another address needs a reason, leaves its trace and reaches the admin in their language', async () => {
  const load = await booked();
  expect(codesOf(await change(load, elsewhere))).toEqual([['loads.reason_missing', 'reason']]);
  const { status, body } = await change(load, { ...elsewhere, reason: 'The dock floods' });
  expect([status, body.stops[1]?.address, body.version]).toEqual([200, '9 Canal St', 2]);
  const history = await app.call(loads.history, { query: { load_id: load.id }, token: shipper.token });
  expect(history.body.items[0]).toMatchObject({
    event: 'change_stop',
    reason: 'The dock floods',
    source: 'person',
    changes: [
      { part: { type: 'stop', position: 2, name: 'delivery' }, field: 'name', before: 'Lakeside Distribution' },
      { field: 'address', after: elsewhere.address },
    ],
  });
  const audits = await app.services.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'load.stop-changed')
    .where('object_id', '=', String(load.stops[1]?.id))
    .execute();
  expect(audits).toMatchObject([
    { actor_user_id: shipper.user_id, account_id: shipper.account_id, after: { reason: 'The dock floods' } },
  ]);
  const [mail] = await mails.to(shipper.email);
  expect(mail?.subject).toBe(`Se modificó una parada de la carga ${load.id} después de reservarla`);
  expect(mail?.text).toContain('Ahora: Night Dock, 9 Canal St');
  expect(mail?.text).toContain('Motivo: The dock floods');
});

test.each([
  ['a reference', { reference: 'DELIVER TO 9 THIEF ST, LAREDO' }],
  ['the hours', { open_time: '10:00', close_time: '12:00' }],
  ['the contact', { contact: { name: 'Eve', phone: '(956) 555-0100', email: '' } }],
])('%s of a booked load needs a reason, is audited and reaches the admins', async (_what, changed) => {
  const load = await booked('in transit');
  expect(codesOf(await change(load, changed))).toEqual([['loads.reason_missing', 'reason']]);
  const { body } = await change(load, { ...changed, reason: 'The gate is closed' });
  expect(body.stops[1]).toMatchObject(changed);
  const mailOfLoad = () => mails.all.find(({ to, subject }) => to === shipper.email && subject.includes(`${load.id} `));
  await vi.waitFor(() => expect(mailOfLoad()?.text).toContain('Motivo: The gate is closed'), 30_000);
  const audits = await app.services.db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'load.stop-changed')
    .where('object_id', '=', String(load.stops[1]?.id))
    .execute();
  expect(audits).toMatchObject([{ after: { ...changed, reason: 'The gate is closed' } }]);
});

test('what the price was made with does not change after the tender', async () => {
  const load = await booked('in transit');
  expect(codesOf(await change(load, { residential: true, reason: 'Moved' }))).toEqual([
    ['loads.booked', 'residential'],
  ]);
  expect(codesOf(await change(load, { address: '', reason: 'Moved' }))).toEqual([['http.required', 'address']]);
  expect((await change(load, { zip_code: load.stops[1]?.zip_code, city: load.stops[1]?.city })).status).toBe(200);
});

test('a load that is over keeps its stops', async () => {
  expect(codesOf(await change(await booked('delivered'), { reference: 'x' }))).toEqual([['loads.over', undefined]]);
});

test('whoever books while others move the stop, the address is the booked one or has a reason', async () => {
  const load = await quoted();
  const tender = app.call(tendering.tender, {
    params: { id: load.id },
    query: { pickup: 'true', insurance: 'false' },
    body: load.tender,
    token: shipper.token,
  });
  const changes = Array.from({ length: 49 }, (_, i) => change(load, { address: `${i} Thief Rd` }));
  const [booking, ...answers] = await Promise.all([tender, ...changes]);
  expect(booking.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  expect((await details(load.id)).stops[1]?.address).toBe(load.stops[1]?.address);
});

test('a stop of another load is not found through this one', async () => {
  const [one, other] = [await quoted(), await quoted()];
  expect((await change({ id: one.id, stops: other.stops }, { reference: 'x' })).status).toBe(404);
});

test('whoever is signed in as the account moves no stop once it is booked', async () => {
  const token = await actingToken(app, shipper.account_id);
  const load = await booked();
  expect(codesOf(await change(load, { ...elsewhere, reason: 'Moved' }, token))).toEqual([
    ['auth.not_signed_in_as', undefined],
  ]);
  expect((await details(load.id)).stops[1]?.address).toBe(load.stops[1]?.address);
  expect((await change(await quoted(), elsewhere, token)).status).toBe(200);
});
