import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../load-body.fixture.ts';

let app: TestApp;
let shipper: Shipper;
let stranger: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  stranger = await makeShipper(app);
});

const draft = loadBody({ draft: true });
const create = (more: object = {}, { token } = shipper) =>
  app.call(loads.create, { body: { ...draft, ...more }, token });
const details = (id: number, { token } = shipper) => app.call(loads.details, { params: { id }, token });
const firstLine = async (load_id: number, { token } = shipper) =>
  (await app.call(loads.history, { query: { load_id }, token })).body.items.at(-1);

test('a copy says whose copy it is: in its body, on its page and in its history', async () => {
  const { body: original } = await create();
  const { body: copy } = await app.call(copies.clone, { params: { id: original.id }, token: shipper.token });
  expect(copy.copied_from).toBe(original.id);
  const { status, body } = await create(copy);
  expect([status, body.copied_from]).toEqual([201, original.id]);
  expect(await firstLine(body.id)).toMatchObject({ event: 'create', details: { copied_from: original.id } });
  expect((await details(original.id)).body.copied_from).toBeNull();
  expect((await firstLine(original.id))?.details).toEqual({});
});

test('a copy of a foreign load is refused like one of none, and nothing is saved', async () => {
  const { body: foreign } = await create({}, stranger);
  const mine = async () => (await app.call(loads.list, { query: { limit: 1 }, token: shipper.token })).body.total;
  const before = await mine();
  const [of, ofNone] = [await create({ copied_from: foreign.id }), await create({ copied_from: 2_000_000_000 })];
  expect([of.status, ofNone.status]).toEqual([404, 404]);
  const codes = ({ body }: typeof of) => (body as unknown as { detail: { code: string }[] }).detail;
  expect(codes(of)).toEqual(codes(ofNone));
  expect(await mine()).toBe(before);
});

test('what a load was copied from is neither a text nor something that changes later', async () => {
  const { body: original } = await create();
  expect((await create({ copied_from: 'the last one' })).status).toBe(400);
  const change = { params: { id: original.id }, body: { copied_from: original.id } as never, token: shipper.token };
  expect((await app.call(loads.change, change)).status).toBe(400);
});

test('an account admin copies a child account’s load; who may not see that load does not learn its number', async () => {
  const admin = await makeShipper(app);
  const child = await makeShipper(app, { parent_id: admin.account_id });
  const colleague = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
  const { body: original } = await create({}, child);
  const { body: copy } = await create({ copied_from: original.id }, admin);
  expect((await details(copy.id, admin)).body.copied_from).toBe(original.id);
  expect((await details(copy.id, colleague)).body.copied_from).toBeNull();
  expect((await firstLine(copy.id, admin))?.details).toEqual({ copied_from: original.id });
  expect((await firstLine(copy.id, colleague))?.details).toEqual({});
});
