import { documents } from '@portal/contract/documents/documents.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { labelledLoad } from '../../../testing/fixtures/labelled-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

/** Prints labels; answers the file's name and what is in it. */
const print = async (load_id: number, query: Record<string, string> = {}, who = shipper) => {
  const address = `${app.url}/api/shipping-label/${load_id}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${who.token}` } });
  const name = /UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { status: answer.status, name, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const filed = async (load_id: number) =>
  (await app.call(documents.list, { params: { load_id }, token: shipper.token })).body.items.filter(
    ({ type }) => type === 'label',
  );
const namesOf = async (load_id: number): Promise<[string, number][]> =>
  (await filed(load_id)).map(({ name, version }) => [name, version]);

test('labels are filed with their load as they are printed, and once while they say the same', async () => {
  const { id } = await labelledLoad(app, shipper);
  const first = await print(id);
  expect(first.name).toBe(`Labels-${id}-4x6.pdf`);
  const [paper] = await filed(id);
  expect(paper).toMatchObject({
    name: first.name,
    content_type: 'application/pdf',
    is_current: true,
    may_remove: false,
  });
  const kept = await fetch(`${app.url}${paper?.url}`);
  expect(Buffer.from(await kept.arrayBuffer()).equals(first.bytes)).toBe(true);
  const again = await print(id, { start: '4' });
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(await filed(id)).toHaveLength(1);
  const history = await app.call(loads.history, { query: { load_id: id }, token: shipper.token });
  expect(history.body.items.filter(({ event }) => event === 'paper_drawn')).toHaveLength(1);
});

test('labels are a newer version where the load says something else', async () => {
  const { id } = await labelledLoad(app, shipper);
  await print(id);
  await app.services.db.updateTable('loads').set({ po_number: 'PO 99' }).where('id', '=', id).execute();
  const { name } = await print(id);
  expect(name).toBe(`Labels-${id}-4x6-2.pdf`);
  const all = await filed(id);
  expect(all.toSorted((a, b) => a.version - b.version)).toMatchObject([
    { version: 1, is_current: false },
    { version: 2, is_current: true },
  ]);
  expect(new Set(all.map(({ series_id }) => series_id)).size).toBe(1);
});

test('each paper, language and part of a load has labels of its own', async () => {
  const { id } = await labelledLoad(app, shipper);
  const queries = [
    {},
    { format: 'avery', start: '3' },
    { format: 'letter', language: 'es' },
    { format: 'zpl' },
    { format: 'zpl', from: '2', to: '3' },
  ];
  for (const query of queries as Record<string, string>[]) await print(id, query);
  await print(id, { from: '1', to: '5' });
  expect((await namesOf(id)).map(([name]) => name).toSorted()).toEqual(
    [
      `Labels-${id}-4x6.pdf`,
      `Labels-${id}-avery.pdf`,
      `Etiquetas-${id}-letter.pdf`,
      `Labels-${id}.zpl`,
      `Labels-${id}-2-3.zpl`,
    ].toSorted(),
  );
  // Begun elsewhere on the sheet, it is another file.
  await print(id, { format: 'avery', start: '1' });
  expect(await namesOf(id)).toContainEqual([`Labels-${id}-avery-2.pdf`, 2]);
});

test('twenty who print the same at once file it once', async () => {
  const { id } = await labelledLoad(app, shipper);
  const answers = await Promise.all(Array.from({ length: 20 }, () => print(id, { format: 'zpl' })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await namesOf(id)).toEqual([[`Labels-${id}.zpl`, 1]]);
});

test('nobody files labels of a load of others', async () => {
  const { id } = await labelledLoad(app, shipper);
  expect((await print(id, {}, await makeShipper(app))).status).toBe(404);
  expect(await filed(id)).toEqual([]);
});
