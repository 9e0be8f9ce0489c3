import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (detail: unknown) => void;
const listeners = new Map<string, Listener>();
vi.mock('socket.io-client', () => ({
  io: () => ({ on: (event: string, listener: Listener) => listeners.set(event, listener) }),
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
