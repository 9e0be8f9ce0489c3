import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (detail: unknown) => void;
type Options = { auth: (give: (credentials: object) => void) => void };
const listeners = new Map<string, Listener>();
const close = vi.fn<() => void>();
let options: Options;
vi.mock('socket.io-client', () => ({
  io: (given: Options) => {
    options = given;
    return { io: { engine: { close } }, on: (event: string, listener: Listener) => listeners.set(event, listener) };
  },
}));

const said: string[] = [];
beforeEach(async () => {
  vi.resetModules();
  said.length = 0;
  const { onSessionEnd } = await import('../session/session-end.ts');
  onSessionEnd((reason) => said.push(reason));
  const { openSocket } = await import('./socket.ts');
  await openSocket();
});

it('ends the session when the server will not have it, and not when the line is down', () => {
  listeners.get('connect_error')?.(new Error('websocket error'));
  expect(said).toEqual([]);
  listeners.get('connect_error')?.(new Error('session_expired'));
  expect(said).toEqual(['expired']);
});

it('gives the server the next token when asked, so that the connection goes on', async () => {
  const { startSession } = await import('../session/session.ts');
  startSession({ access_token: 'next', refresh_token: 'later', token_type: 'bearer', expires_in: 600 });
  const given = new Promise((resolve) => listeners.get('renew-token')?.(resolve));
  expect(await given).toBe('next');
});

it('lets go of a connection for which the session cannot be renewed now, and comes again', async () => {
  const { startSession } = await import('../session/session.ts');
  startSession({ access_token: 'over', refresh_token: 'later', token_type: 'bearer', expires_in: -1 });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  const give = vi.fn<(credentials: object) => void>();
  options.auth(give);
  await vi.advanceTimersByTimeAsync(5000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(close).toHaveBeenCalledOnce();
  expect(give).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});
