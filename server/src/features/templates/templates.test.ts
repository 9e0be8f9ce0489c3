import { loads } from '@portal/contract/loads/loads.contract.ts';
import { mostTemplates, templates } from '@portal/contract/templates/templates.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makePlan, makeTemplate } from '../../testing/fixtures/foreign/foreign-templates.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { importBody } from '../drayage/drayage.fixture.ts';
import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { inDays, loadBody } from '../loads/load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let loadId: number;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  loadId = await newLoad({ po_number: 'PO 7', external_id: 'A-1', deliver_by: inDays(9) });
});

const newLoad = async (more: object = {}, { token } = shipper) =>
  (await app.call(loads.create, { token, body: loadBody({ draft: true, ...more }) })).body.id;
const add = (body: object, { token } = shipper) => app.call(templates.add, { token, body: body as never });
const get = (id: number, { token } = shipper) => app.call(templates.get, { token, params: { id } });
const change = (id: number, body: object, { token } = shipper) =>
  app.call(templates.change, { token, params: { id }, body });
const remove = (id: number, { token } = shipper) => app.call(templates.remove, { token, params: { id } });
const list = async ({ token } = shipper) => (await app.call(templates.list, { token, query: {} } as never)).body.items;

test('a load is kept by a name, and a load is begun from it without its days and its order’s number', async () => {
  const { status, body } = await add({ name: 'Pumps', load_id: loadId });
  expect([status, body]).toMatchObject([201, { name: 'Pumps', version: 1, quote_type: 'ltl', uses: 0, plans: 0 }]);
  const { load, origin } = (await get(body.id)).body;
  expect(origin).toMatchObject({ zip_code: '75207', state: 'TX' });
  expect(load).toMatchObject({ po_number: 'PO 7', external_id: null, deliver_by: null, copied_from: loadId });
  const { status: saved } = await app.call(loads.create, { token: shipper.token, body: { ...load, draft: true } });
  expect(saved).toBe(201);
});

test('a name is an account’s once, whatever its capitals, and free again once it is removed', async () => {
  const { body } = await add({ name: 'Pumps', load_id: loadId });
  expect(refusalOf(await add({ name: 'PUMPS', load_id: loadId }))).toBe('templates.name_taken');
  const other = await makeShipper(app);
  expect((await add({ name: 'Pumps', load_id: await newLoad({}, other) }, other)).status).toBe(201);
  expect((await remove(body.id)).status).toBe(204);
  expect((await add({ name: 'pumps', load_id: loadId })).status).toBe(201);
});

test('two who use a name at once: one of them has it', async () => {
  const both = await Promise.all([add({ name: 'Pumps', load_id: loadId }), add({ name: 'Pumps', load_id: loadId })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('it is renamed and replaced from the version that was read, by any colleague', async () => {
  const { id } = (await add({ name: 'Pumps', load_id: loadId })).body;
  const colleague = await makeShipper(app, { account_id: shipper.account_id, role: 'customer_agent' });
  const heavier = await newLoad({ po_number: 'PO 8' });
  const replaced = await change(id, { load_id: heavier, version: 1 }, colleague);
  expect(replaced.body).toMatchObject({ name: 'Pumps', version: 2, load_id: heavier });
  expect((await get(id)).body.load.po_number).toBe('PO 8');
  expect(refusalOf(await change(id, { name: 'Valves', version: 1 }))).toBe('templates.changed_meanwhile');
  expect((await change(id, { name: 'Valves' })).body).toMatchObject({ name: 'Valves', version: 3 });
});

test('neither a container nor another account’s load is kept', async () => {
  const { body } = await app.call(drayage.create, { token: shipper.token, body: importBody() });
  expect(refusalOf(await add({ name: 'Box', load_id: body.id }))).toBe('loads.drayage_own_calls');
  const child = await makeShipper(app, { parent_id: shipper.account_id });
  expect((await add({ name: 'Theirs', load_id: await newLoad({}, child) })).status).toBe(404);
});

test('another account’s template is like none', async () => {
  const { id } = (await add({ name: 'Pumps', load_id: loadId })).body;
  const stranger = await makeShipper(app);
  const answers = [await get(id, stranger), await change(id, { name: 'Mine' }, stranger), await remove(id, stranger)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await list(stranger)).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test('it stays while a recurring load is made of it', async () => {
  const { id, template_id } = await makePlan(app, shipper);
  expect(refusalOf(await remove(template_id))).toBe('templates.in_use');
  const { db } = app.services;
  await db.updateTable('load_plans').set({ state: 'ended', paused_why: null }).where('id', '=', id).execute();
  expect((await remove(template_id)).status).toBe(204);
});

test('one beyond the last template is refused, also of several that are added at once', async () => {
  const { id } = await makeTemplate(app, shipper);
  const { db } = app.services;
  const row = await db.selectFrom('load_templates').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { id: _, load, ...columns } = row;
  const others = Array.from({ length: mostTemplates - 2 }, (_one, at) => ({
    ...columns,
    name: `Template ${at}`,
    load: JSON.stringify(load),
  }));
  await db.insertInto('load_templates').values(others).execute();
  const answers = await Promise.all([1, 2, 3, 4].map((at) => add({ name: `Pumps ${at}`, load_id: loadId })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.flatMap((answer) => refusalOf(answer) ?? [])).toEqual(Array(3).fill('templates.too_many'));
});
