import type { LoadHint, Room } from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { makeLoad } from '../../../seed/loads.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
});

const connect = ({ token }: Shipper): Socket => {
  const socket = io(app.url, { path: socketPath, auth: { token }, transports: ['websocket'] });
  sockets.push(socket);
  return socket;
};

const join = (socket: Socket, room: unknown): Promise<unknown> => socket.timeout(5000).emitWithAck('join', room);

/** Everything a person receives who joined a room. */
const listen = async (who: Shipper, room: Room = { kind: 'all_loads' }) => {
  const socket = connect(who);
  const hints: LoadHint[] = [];
  socket.on('load-hint', (hint: LoadHint) => hints.push(hint));
  const others: string[] = [];
  socket.onAny((name: string) => void (name === 'load-hint' || others.push(name)));
  expect(await join(socket, room)).toEqual({ ok: true });
  return { socket, hints, others };
};

const changeLoadOf = async ({ account_id }: Shipper): Promise<LoadHint> => {
  const load_id = await makeLoad(app.services.db, { account_id });
  publish(systemContext(app.services, 'test'), load_id, 'load-changed', { load_id, status: 'quoted' });
  return { load_id, event: 'load-changed' };
};

it('sends hints on the loads of every account somebody may see to one room, and nothing but hints', async () => {
  const parent = await makeShipper(app);
  const child = await makeShipper(app, { parent_id: parent.account_id });
  const agent = await makeShipper(app, { account_id: parent.account_id, role: 'customer_agent' });
  const stranger = await makeShipper(app);
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const [above, below, ofAgent, outside, ofAll] = await Promise.all(
    [parent, child, agent, stranger, operator].map((who) => listen(who)),
  );
  const [ofChild, ofParent] = [await changeLoadOf(child), await changeLoadOf(parent)];
  await vi.waitUntil(() => ofAll?.hints.length === 2 && above?.hints.length === 2, 30_000);
  const byLoad = (hints: LoadHint[] = []) => hints.toSorted((a, b) => a.load_id - b.load_id);
  expect(byLoad(above?.hints)).toEqual([ofChild, ofParent]);
  expect(byLoad(ofAll?.hints)).toEqual([ofChild, ofParent]);
  expect(below?.hints).toEqual([ofChild]);
  expect(ofAgent?.hints).toEqual([ofParent]);
  expect(outside?.hints).toEqual([]);
  for (const room of [above, below, ofAgent, outside, ofAll]) expect(room?.others).toEqual([]);
});

it('sends hints on one account to those who joined its room, until they leave', async () => {
  const parent = await makeShipper(app);
  const child = await makeShipper(app, { parent_id: parent.account_id });
  const room = { kind: 'account', id: child.account_id } as const;
  const { socket, hints } = await listen(parent, room);
  await changeLoadOf(parent);
  const first = await changeLoadOf(child);
  await vi.waitUntil(() => hints.length === 1, 30_000);
  socket.emit('leave', room);
  // The server answers in order: whoever has this answer has left.
  await join(socket, { kind: 'account', id: parent.account_id });
  await changeLoadOf(child);
  const last = await changeLoadOf(parent);
  await vi.waitUntil(() => hints.length === 2, 30_000);
  expect(hints).toEqual([first, last]);
});

it('keeps a room that is asked for in two ways until both are left', async () => {
  const shipper = await makeShipper(app);
  const room = { kind: 'account', id: shipper.account_id } as const;
  const { socket, hints } = await listen(shipper);
  await join(socket, room);
  socket.emit('leave', room);
  await join(socket, { kind: 'all_loads' });
  await changeLoadOf(shipper);
  await vi.waitUntil(() => hints.length === 1, 30_000);
});

it("refuses a foreign account's room like a foreign load's, and what is no room", async () => {
  const [shipper, stranger] = [await makeShipper(app), await makeShipper(app)];
  const loadId = await makeLoad(app.services.db, { account_id: stranger.account_id });
  const child = await makeShipper(app, { parent_id: shipper.account_id });
  const refused = { ok: false, code: 'loads.not_found' };
  const socket = connect(shipper);
  const ownId = await makeLoad(app.services.db, { account_id: shipper.account_id });
  expect(await join(socket, { kind: 'load', id: loadId })).toEqual(refused);
  // Scripts name a load by its number alone.
  expect(await join(socket, loadId)).toEqual(refused);
  expect(await join(socket, ownId)).toEqual({ ok: true });
  expect(await join(socket, { kind: 'account', id: stranger.account_id })).toEqual(refused);
  expect(await join(socket, { kind: 'account', id: 2_000_000_000 })).toEqual(refused);
  expect(await join(connect(child), { kind: 'account', id: shipper.account_id })).toEqual(refused);
  for (const room of [-1, { kind: 'operator' }, { kind: 'account' }, null, 'all'])
    expect(await join(socket, room)).toEqual({ ok: false, code: 'http.invalid' });
});

it('lets a socket watch fifty things and no more, however many accounts one of them has', async () => {
  const shipper = await makeShipper(app, { role: 'platform_admin' });
  const { socket } = await listen(shipper);
  const ids = Array.from({ length: 49 }, (_, i) => i + 1);
  for (const id of ids) expect(await join(socket, { kind: 'account', id })).toEqual({ ok: true });
  expect(await join(socket, { kind: 'account', id: 50 })).toEqual({ ok: false, code: 'http.too_many_requests' });
});
