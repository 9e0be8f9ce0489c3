import { auth } from '@portal/contract/auth/auth.contract.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { audit } from '@portal/contract/audit/audit.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadOf } from '../../testing/authorization/named-accounts.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Shipper;
let colleague: Shipper;
let stranger: Shipper;
let operator: Shipper;
let parent: Shipper;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  parent = await makeShipper(app);
  admin = await makeShipper(app, { parent_id: parent.account_id });
  colleague = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
  stranger = await makeShipper(app);
});
afterAll(() => sockets.forEach((socket) => socket.disconnect()));

const newLoad = async (): Promise<number> => (await loadOf({})(app, admin)).id;
const write = (id: number, audience: Audience, text: string, token: string, mentions: number[] = []) =>
  app.call(conversation.write, { params: { id }, body: { text, audience, mentions }, token });
const read = async (id: number, token: string) =>
  (await app.call(conversation.read, { params: { id }, query: {}, token })).body;
const textsFor = async (id: number, token: string) => (await read(id, token)).items.map(({ text }) => text);
type Refusal = { detail: { code: string; field?: string }[] };
const faultOf = ({ status, body }: { status: number; body: unknown }) => {
  const [first] = (body as Refusal).detail;
  return [status, first?.code, first?.field];
};

/** Somebody of the operator who is signed in as the account, and a key that the account's admin made. */
const further = async () => {
  const acting = await app.call(auth.signInAs, { params: { id: admin.account_id }, token: operator.token });
  const key = await app.call(apiKeys.create, { body: { name: 'Dock screen' }, token: admin.token });
  return { acting: acting.body.access_token, key: { 'x-api-key': key.body.key } };
};

test('each audience is read by its own, and is not there for anybody else', async () => {
  const id = await newLoad();
  const { acting, key } = await further();
  await write(id, 'account', 'They must not know our margin.', colleague.token);
  await write(id, 'operator', 'Is dock 4 free?', admin.token);
  await write(id, 'internal', 'This one always asks.', operator.token);
  const own = ['They must not know our margin.', 'Is dock 4 free?'];
  expect(await textsFor(id, admin.token)).toEqual(own);
  expect(await textsFor(id, colleague.token)).toEqual(own);
  expect(await textsFor(id, operator.token)).toEqual(['Is dock 4 free?', 'This one always asks.']);
  expect(await textsFor(id, parent.token)).toEqual(['Is dock 4 free?']);
  expect(await textsFor(id, acting)).toEqual(['Is dock 4 free?']);
  const byKey = await app.call(conversation.read, { params: { id }, query: {}, headers: key });
  expect(byKey.body.items.map(({ text }) => text)).toEqual(own);
  const foreign = await app.call(conversation.read, { params: { id }, query: {}, token: stranger.token });
  expect(faultOf(foreign)).toEqual([404, 'loads.not_found', undefined]);

  const counts = async (token: string) => {
    const { total, unread, audiences } = await read(id, token);
    return { total, unread, audiences };
  };
  expect(await counts(admin.token)).toEqual({ total: 2, unread: 1, audiences: ['account', 'operator'] });
  expect(await counts(operator.token)).toEqual({ total: 2, unread: 1, audiences: ['internal', 'operator'] });
  expect(await counts(parent.token)).toEqual({ total: 1, unread: 1, audiences: ['operator'] });
  expect(await counts(acting)).toEqual({ total: 1, unread: 0, audiences: ['operator'] });
});

test('nobody writes for an audience they are not in, nor anything empty or too long', async () => {
  const id = await newLoad();
  const { acting, key } = await further();
  const refused = [403, 'http.forbidden', 'audience'];
  expect(faultOf(await write(id, 'account', 'Hm', operator.token))).toEqual(refused);
  expect(faultOf(await write(id, 'account', 'Hm', parent.token))).toEqual(refused);
  expect(faultOf(await write(id, 'account', 'Hm', acting))).toEqual(refused);
  expect(faultOf(await write(id, 'internal', 'Hm', admin.token))).toEqual(refused);
  expect(faultOf(await write(id, 'internal', 'Hm', acting))).toEqual(refused);
  expect(faultOf(await write(id, 'operator', 'Hm', stranger.token))).toEqual([404, 'loads.not_found', undefined]);
  expect(faultOf(await write(id, 'operator', '  \n ', admin.token))).toEqual([400, 'http.required', 'text']);
  expect((await write(id, 'operator', 'x'.repeat(5001), admin.token)).status).toBe(400);
  expect((await write(id, 'operator', ` ${'x'.repeat(5000)} `, admin.token)).status).toBe(201);
  const body = { text: 'From the dock', audience: 'account' as const };
  expect((await app.call(conversation.write, { params: { id }, body, headers: key })).status).toBe(201);
});

test('keys and whoever is signed in as the account are named as what they are', async () => {
  const id = await newLoad();
  const { acting, key } = await further();
  await write(id, 'operator', 'For you', acting);
  const body = { text: 'Pallets counted', audience: 'operator' as const };
  await app.call(conversation.write, { params: { id }, body, headers: key });
  await write(id, 'operator', 'From above', parent.token);
  await write(id, 'operator', 'From us', operator.token);
  const authors = (await read(id, admin.token)).items.map(({ author }) => author);
  const account = (await read(id, admin.token)).account.name;
  expect(authors.map(({ kind, side, as }) => [kind, side, as])).toEqual([
    ['signed_in_as', 'account', account],
    ['api_key', 'account', null],
    ['user', 'above', null],
    ['user', 'operator', null],
  ]);
  expect(authors[1]?.name).toBe('Dock screen');
  // The account does not learn the name of the one above it; that one learns its.
  expect(authors.map(({ company }) => company)).toEqual([null, null, null, expect.any(String)]);
  const [, , , last] = (await read(id, operator.token)).items;
  expect(last?.author.company).toBeNull();
  expect((await read(id, admin.token)).items.map(({ is_own }) => is_own)).toEqual([false, false, false, false]);
});

test('an author changes and deletes for 15 minutes, and withdraws afterwards', async () => {
  const id = await newLoad();
  const { body: first } = await write(id, 'operator', 'Dock 4', admin.token);
  const { body: second } = await write(id, 'operator', 'Dock 9', admin.token);
  const change = (message_id: number, token: string) =>
    app.call(conversation.change, { params: { id, message_id }, body: { text: 'Dock 5' }, token });
  const remove = (message_id: number, token: string) =>
    app.call(conversation.remove, { params: { id, message_id }, token });
  expect((await change(first.id, colleague.token)).status).toBe(404);
  expect((await remove(first.id, operator.token)).status).toBe(404);
  expect((await change(first.id, admin.token)).body).toMatchObject({ text: 'Dock 5', edited_at: expect.any(String) });
  expect((await remove(second.id, admin.token)).status).toBe(204);
  expect(await textsFor(id, operator.token)).toEqual(['Dock 5']);
  sharedClock.set(new Date(Date.now() + 15 * 60_000 + 1000));
  try {
    expect(faultOf(await change(first.id, admin.token))).toEqual([409, 'conversation.too_late', undefined]);
    expect((await remove(first.id, admin.token)).status).toBe(204);
  } finally {
    sharedClock.letGo();
  }
  const [line] = (await read(id, operator.token)).items;
  expect(line).toMatchObject({ text: '', withdrawn_at: expect.any(String), mentions: [] });
  expect((await read(id, operator.token)).unread).toBe(0);
});

test('a message of another load, or for other readers, is none that can be changed', async () => {
  const [id, other] = [await newLoad(), await newLoad()];
  const { body: message } = await write(id, 'account', 'Ours', admin.token);
  const changed = (loadId: number, token: string) =>
    app.call(conversation.change, { params: { id: loadId, message_id: message.id }, body: { text: 'x' }, token });
  expect((await changed(other, admin.token)).status).toBe(404);
  expect((await changed(id, operator.token)).status).toBe(404);
  expect((await changed(id, stranger.token)).status).toBe(404);
});

test('pages go back from the newest, and read marks count what is left', async () => {
  const id = await newLoad();
  for (let count = 1; count <= 23; count += 1) await write(id, 'operator', `No. ${count}`, admin.token);
  const page = await read(id, operator.token);
  expect(page.items.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `No. ${i + 4}`));
  expect(page).toMatchObject({ earlier: 3, total: 23, unread: 23 });
  const before = page.items[0]?.id ?? 0;
  const earlier = await app.call(conversation.read, { params: { id }, query: { before }, token: operator.token });
  expect(earlier.body.items.map(({ text }) => text)).toEqual(['No. 1', 'No. 2', 'No. 3']);
  expect(earlier.body.earlier).toBe(0);
  const mark = (up_to: number) =>
    app.call(conversation.markRead, { params: { id }, body: { up_to }, token: operator.token });
  expect((await mark(before)).body).toEqual({ unread: 19 });
  expect((await mark(1)).body).toEqual({ unread: 19 });
  // What is not written yet cannot be read ahead.
  expect((await mark(2_147_483_647)).body).toEqual({ unread: 0 });
  await write(id, 'operator', 'One more', admin.token);
  expect((await read(id, operator.token)).unread).toBe(1);
});

test('only who reads an audience can be named in it, and whoever is named watches', async () => {
  const id = await newLoad();
  expect(faultOf(await write(id, 'operator', '@', admin.token, [stranger.user_id]))).toEqual([
    400,
    'conversation.unknown_person',
    'mentions.0',
  ]);
  // Nobody of the account knows the operator's people before one of them has written to it.
  expect(faultOf(await write(id, 'operator', '@', admin.token, [operator.user_id]))[1]).toBe(
    'conversation.unknown_person',
  );
  await write(id, 'operator', 'Good morning', operator.token);
  const people = await app.call(conversation.people, { params: { id }, token: admin.token });
  const known = people.body.items.map(({ id: person, side, audiences }) => [person, side, audiences]);
  expect(known).toContainEqual([colleague.user_id, 'account', ['account', 'operator']]);
  expect(known).toContainEqual([operator.user_id, 'operator', ['operator']]);
  expect(known.map(([person]) => person)).not.toContain(parent.user_id);
  expect(faultOf(await write(id, 'account', '@', admin.token, [operator.user_id]))[1]).toBe(
    'conversation.not_a_reader',
  );
  expect((await write(id, 'account', '@', admin.token, [colleague.user_id])).status).toBe(201);
  const watchers = (await read(id, admin.token)).watchers.map((one) => one.id);
  expect(new Set(watchers)).toEqual(new Set([admin.user_id, colleague.user_id, operator.user_id]));
  const watch = (is_watching: boolean) =>
    app.call(conversation.watch, { params: { id }, body: { is_watching }, token: colleague.token });
  expect((await watch(false)).status).toBe(204);
  expect((await read(id, colleague.token)).is_watching).toBe(false);
  await watch(true);
  expect((await read(id, colleague.token)).is_watching).toBe(true);
});

test('a load is given to people of its account, once, with a line of history', async () => {
  const id = await newLoad();
  const assign = (user_id: number | null, token = admin.token) =>
    app.call(conversation.assign, { params: { id }, body: { user_id }, token });
  for (const person of [stranger, operator, parent]) {
    expect(faultOf(await assign(person.user_id))).toEqual([400, 'conversation.unknown_person', 'user_id']);
  }
  expect((await assign(colleague.user_id, stranger.token)).status).toBe(404);
  await Promise.all([assign(colleague.user_id), assign(colleague.user_id), assign(colleague.user_id)]);
  expect(await read(id, admin.token)).toMatchObject({ assignee: { id: colleague.user_id } });
  await assign(null);
  expect((await read(id, admin.token)).assignee).toBeNull();
  const history = await app.call(loads.history, { query: { load_id: id }, token: admin.token });
  const lines = history.body.items.filter(({ event }) => event.startsWith('assign')).map(({ event }) => event);
  expect(lines).toEqual(['assign_nobody', 'assign']);
});

/** What somebody receives who looks at the conversation of a load; null where it is closed to them. */
const listen = async (loadId: number, token: string): Promise<unknown[] | null> => {
  const socket = io(app.url, { path: socketPath, transports: ['websocket'], auth: { token } });
  sockets.push(socket);
  const received: unknown[] = [];
  socket.on('conversation-changed', (event) => received.push(event));
  for (const event of ['load-changed', 'load-hint']) socket.on(event, (said) => received.push(said));
  const room = { kind: 'conversation', id: loadId };
  const { ok } = (await socket.timeout(5000).emitWithAck('join', room)) as { ok: boolean };
  await socket.timeout(5000).emitWithAck('join', { kind: 'all_loads' });
  return ok ? received : null;
};

test('sockets and the audit say of a message only to those who read it that there is one', async () => {
  const id = await newLoad();
  const { acting } = await further();
  const [ours, theirs, above, asUs] = await Promise.all(
    [colleague.token, operator.token, parent.token, acting].map((token) => listen(id, token)),
  );
  expect(await listen(id, stranger.token)).toBeNull();
  await write(id, 'account', 'Ours alone', admin.token);
  await vi.waitUntil(() => ours?.length === 1, 30_000);
  await write(id, 'internal', 'Theirs alone', operator.token);
  await vi.waitUntil(() => theirs?.length === 1, 30_000);
  await write(id, 'operator', 'For both', admin.token);
  await vi.waitUntil(() => [ours?.length, theirs?.length, above?.length, asUs?.length].join() === '2,2,1,1', 30_000);
  expect(ours).toEqual([{ load_id: id }, { load_id: id }]);
  const entries = await app.call(audit.list, { query: {}, token: operator.token });
  expect(JSON.stringify(entries.body)).not.toMatch(/Ours alone|Theirs alone/);
});

test('messages written side by side become visible in the order of their ids', async () => {
  const id = await newLoad();
  await Promise.all(Array.from({ length: 12 }, (_, i) => write(id, 'operator', `No. ${i}`, admin.token)));
  const { items, total } = await read(id, operator.token);
  expect(total).toBe(12);
  expect(items.map((one) => one.id)).toEqual(items.map((one) => one.id).toSorted((one, other) => one - other));
});
