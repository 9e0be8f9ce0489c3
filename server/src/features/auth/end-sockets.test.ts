import { auth } from '@portal/contract/auth/auth.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { makeShipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { endSessions } from '../users/end-sessions.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
});

const connect = (token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const options = { path: socketPath, auth: { token }, transports: ['websocket'], reconnection: false };
    const socket = io(app.url, options);
    sockets.push(socket);
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
const closed = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('the sockets of a session', () => {
  it('are closed within two seconds of signing out, and no other session is notified', { timeout: 2000 }, async () => {
    const { token, user_id } = await makeShipper(app);
    const [here, elsewhere] = await Promise.all([connect(token), connect(await tokenFor(app, user_id))]);
    const ended = closed(here);
    await app.call(auth.signOut, { token });
    expect(await ended).toBe('io server disconnect');
    expect(elsewhere.connected).toBe(true);
  });

  it('are all closed when every session of a person ends', { timeout: 2000 }, async () => {
    const { token, user_id } = await makeShipper(app);
    const socket = await connect(token);
    const ended = closed(socket);
    await endSessions(systemContext(app.services, 'test'), { user_id }, 'password-recovered');
    await ended;
    await expect(connect(token)).rejects.toThrow('session_expired');
  });
});

it('a socket beyond what a person may have is let in when another one goes', async () => {
  const { token } = await makeShipper(app);
  const [first] = await Promise.all(Array.from({ length: 50 }, () => connect(token)));
  const late = connect(token);
  let isIn = false;
  void late.then(() => (isIn = true));
  // Whoever comes after it is let in: its turn is over.
  await connect((await makeShipper(app)).token);
  expect(isIn).toBe(false);
  first?.close();
  expect((await late).connected).toBe(true);
});
