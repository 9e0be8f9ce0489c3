import { auth } from '@portal/contract/auth/auth.contract.ts';
import type { JoinReply } from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeLoad } from '../../seed/loads.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { withoutTriggers } from '../../testing/fixtures/without-triggers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { readActor } from './actor.queries.ts';

let app: TestApp;
let otherInstance: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
  // Two processes on one machine would differ in nothing but their secret's place.
  const { databaseUrl } = app;
  otherInstance = await startTestApp({ DATA_DIR: app.services.config.dataDir }, { databaseUrl });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(async () => {
  await otherInstance.stop();
  await app.stop();
});

const connect = (token: string, { url } = app): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const options = {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    };
    const socket = io(url, options);
    sockets.push(socket);
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
const join = (socket: Socket, room: unknown): Promise<JoinReply> => socket.emitWithAck('join', room) as never;
const closed = (socket: Socket) => vi.waitFor(() => expect(socket.connected).toBe(false), { timeout: 30_000 });
const change = (text: string, ...values: unknown[]) => app.services.pool.query(text, values);
const statusOf = async (token: string) => (await app.call(auth.credentials, { token })).status;
const refused = (token: string) =>
  vi.waitFor(async () => expect(await statusOf(token)).toBe(401), { timeout: 30_000, interval: 20 });

/** What reaches a socket of one load, and of all loads, when the load changes. */
const receivedOf = (socket: Socket): string[] => {
  const received: string[] = [];
  socket.onAny((event: string, { load_id }: { load_id: number }) => received.push(`${event} ${load_id}`));
  return received;
};
const publishAbout = (loadId: number) =>
  app.services.realtime.toLoad(loadId, 'load-changed', { load_id: loadId, status: 'quoted' });

type Change = (shipper: Shipper) => Promise<unknown>;
const changes: [string, Change][] = [
  ['a suspended user', ({ user_id }) => change(`update users set status = 'suspended' where id = $1`, user_id)],
  [
    'a suspended account',
    ({ account_id }) => change(`update accounts set status = 'suspended' where id = $1`, account_id),
  ],
  ['another role', ({ user_id }) => change('update users set role_id = 4 where id = $1', user_id)],
  [
    'another account',
    async ({ user_id }) =>
      change(
        'update users set account_id = $2 where id = $1',
        user_id,
        await makeAccount(app.services.db, { name: 'Next' }),
      ),
  ],
  ['a deleted user', ({ user_id }) => change('delete from users where id = $1', user_id)],
  ['a deleted session', ({ user_id }) => change('delete from sessions where user_id = $1', user_id)],
];

describe('a change in the database', () => {
  it.each(changes)('ends calls and sockets on every instance: %s', async (_, apply) => {
    const shipper = await makeShipper(app);
    const { token } = shipper;
    const [here, there] = await Promise.all([connect(token), connect(token, otherInstance)]);
    expect([await statusOf(token), (await otherInstance.call(auth.credentials, { token })).status]).toEqual([200, 200]);
    await apply(shipper);
    await Promise.all([closed(here), closed(there), refused(token)]);
    expect((await otherInstance.call(auth.credentials, { token })).status).toBe(401);
    await expect(connect(token)).rejects.toThrow('session_expired');
  });

  it('ends sockets though its notification got lost', async () => {
    const { token, user_id } = await makeShipper(app);
    const socket = await connect(token);
    await withoutTriggers(app, `update users set status = 'suspended' where id = $1`, [user_id]);
    await closed(socket);
  });

  it('ends sessions for good: who is active again has to sign in', async () => {
    const { token, user_id } = await makeShipper(app);
    await change(`update users set status = 'suspended' where id = $1`, user_id);
    await change(`update users set status = 'active' where id = $1`, user_id);
    await refused(token);
    expect(await statusOf(await tokenFor(app, user_id))).toBe(200);
  });

  it('never leaves a session that was opened beside a suspension', async () => {
    const { user_id } = await makeShipper(app);
    for (let round = 0; round < 10; round += 1) {
      const opening = tokenFor(app, user_id).catch(() => null);
      await change(`update users set status = 'suspended' where id = $1`, user_id);
      await opening;
      const { rows } = await change('select 1 from sessions where user_id = $1 and ended_at is null', user_id);
      expect(rows).toEqual([]);
      await change(`update users set status = 'active' where id = $1`, user_id);
    }
  });

  it('of the right to dispatch counts at once and keeps the session', async () => {
    const { token, user_id } = await makeShipper(app);
    const socket = await connect(token);
    const mayDispatch = async () => (await app.call(auth.credentials, { token })).body.can_dispatch;
    expect(await mayDispatch()).toBe(true);
    await change('update users set can_dispatch = false where id = $1', user_id);
    await vi.waitFor(async () => expect(await mayDispatch()).toBe(false), { timeout: 30_000, interval: 20 });
    expect(socket.connected).toBe(true);
  });
});

describe('a socket', () => {
  it('leaves the loads of an account that no longer stands below its own, and keeps the others', async () => {
    const shipper = await makeShipper(app);
    const child = await makeAccount(app.services.db, { name: 'Child', parent_id: shipper.account_id });
    const [ofChild, own] = [
      await makeLoad(app.services.db, { account_id: child }),
      await makeLoad(app.services.db, { account_id: shipper.account_id }),
    ];
    const socket = await connect(shipper.token);
    for (const room of [ofChild, own, { kind: 'all_loads' }]) expect(await join(socket, room)).toEqual({ ok: true });
    const received = receivedOf(socket);
    // The account of each load is remembered by then: later hints leave in the order they are published.
    const publishBoth = async () => {
      received.length = 0;
      publishAbout(ofChild);
      publishAbout(own);
      await vi.waitFor(() => expect(received).toContain(`load-hint ${own}`), { timeout: 30_000, interval: 10 });
    };
    await publishBoth();
    await change('update accounts set parent_id = null where id = $1', child);
    await vi.waitFor(
      async () => {
        await publishBoth();
        expect(received.toSorted()).toEqual([`load-changed ${own}`, `load-hint ${own}`]);
      },
      { timeout: 30_000 },
    );
    expect(await join(socket, ofChild)).toMatchObject({ ok: false });
  });

  it('receives what its account gains, though it joined before', async () => {
    const shipper = await makeShipper(app);
    const later = await makeAccount(app.services.db, { name: 'Later' });
    const load = await makeLoad(app.services.db, { account_id: later });
    const socket = await connect(shipper.token);
    await join(socket, { kind: 'all_loads' });
    const received = receivedOf(socket);
    await change('update accounts set parent_id = $2 where id = $1', later, shipper.account_id);
    const publishing = setInterval(() => publishAbout(load), 50);
    await vi.waitFor(() => expect(received).toContain(`load-hint ${load}`), { timeout: 30_000 });
    clearInterval(publishing);
  });

  it('joins fifty rooms at most, however many it asks for at once', async () => {
    const { token, account_id } = await makeShipper(app);
    const socket = await connect(token);
    const loads: number[] = [];
    for (let index = 0; index < 60; index += 1) loads.push(await makeLoad(app.services.db, { account_id }));
    const answers = await Promise.all([...loads, ...loads].map((load) => join(socket, load)));
    const joined = new Set([...loads, ...loads].filter((_, index) => answers[index]?.ok));
    expect(joined.size).toBe(50);
    const unknown = await Promise.all(loads.slice(50).map((load) => join(socket, load)));
    expect(unknown.every(({ ok }) => !ok)).toBe(true);
    socket.emit('leave', loads[0]);
    expect(await join(socket, loads[55])).toEqual({ ok: true });
  });

  it('is one of fifty a user may have, which keeps nobody else out; one that closes makes room', async () => {
    const { token } = await makeShipper(app);
    const open: Socket[] = [];
    const tried = Array.from({ length: 52 }, () => connect(token).then((socket) => open.push(socket)));
    await vi.waitFor(() => expect(open).toHaveLength(50), { timeout: 30_000 });
    await connect((await makeShipper(app)).token);
    expect(open).toHaveLength(50);
    for (const socket of open.slice(0, 2)) socket.close();
    await Promise.all(tried);
    expect(open).toHaveLength(52);
  });
});

/** An access token of the same session that ends in so many seconds. */
const tokenOfSession = async (token: string, seconds: number): Promise<string> => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const actor = await readActor(app.services.pool, sid);
  if (!actor) throw new Error('the session has ended');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (accessTokenSeconds - seconds) * 1000 });
  const signed = signAccessToken(app.services, actor);
  vi.useRealTimers();
  return signed;
};

describe('the token of a socket', () => {
  it('ends the connection with its time, so that the client comes again with the next', async () => {
    const { token } = await makeShipper(app);
    const socket = await connect(await tokenOfSession(token, 2));
    expect(await new Promise((resolve) => socket.once('disconnect', resolve))).toBe('transport close');
  });

  it('is renewed by the client that gives the next one of its session', async () => {
    const { token, user_id } = await makeShipper(app);
    const ending = await tokenOfSession(token, 4);
    const [renewing, silent, foreign] = await Promise.all([connect(ending), connect(ending), connect(ending)]);
    const other = await tokenFor(app, user_id);
    renewing.on('renew-token', (reply: (next: string) => void) => reply(`Bearer ${token}`));
    foreign.on('renew-token', (reply: (next: string) => void) => reply(other));
    await Promise.all([silent, foreign].map((socket) => closed(socket)));
    expect(await join(renewing, { kind: 'all_loads' })).toEqual({ ok: true });
  });
});
