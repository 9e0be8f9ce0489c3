import { statisticsCalls } from '@portal/contract/statistics/statistics.calls.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestUrl } from '../api/api-request.ts';
import { shipperQueue } from '../../features/home/home.api.ts';
import { storedKeys, writeStored } from './stored.ts';

const userAddress = requestUrl(usersCalls.complete, {});
const queueAddress = requestUrl(statisticsCalls.attention, { query: shipperQueue(undefined) });
const token = 'first-token';
const fetchMock = vi.fn<typeof fetch>();

/** Reads the file as a visit does that begins at an address. */
const begin = async (address: string) => {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { takeEarlyAnswer } = await import('./early-answers.ts');
  await Promise.resolve();
  return takeEarlyAnswer;
};
const requested = () => fetchMock.mock.calls.map(([address]) => address);

const signIn = (permissions: readonly string[]) => {
  writeStored(storedKeys.session, { access_token: token, refresh_token: 'r', expires_at: Date.now() + 600_000 });
  writeStored(storedKeys.userSettings, { permissions });
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (address) => new Response(typeof address === 'string' ? address : null));
});
afterEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

it('requests who is signed in and the queue where a shipper’s visit begins, as their calls would', async () => {
  signIn(['get:home']);
  for (const address of ['/', '/home']) {
    fetchMock.mockClear();
    await begin(address);
    expect(requested()).toEqual([userAddress, queueAddress]);
    expect(fetchMock.mock.calls[0]?.[1]).toEqual({ headers: { authorization: `Bearer ${token}` } });
  }
});

it('requests only who is signed in where the first screen is another', async () => {
  signIn(['get:home']);
  await begin('/my-loads');
  expect(requested()).toEqual([userAddress]);
  fetchMock.mockClear();
  signIn(['get:home', 'get:operator-statistics']);
  await begin('/home');
  expect(requested()).toEqual([userAddress]);
});

it('requests nothing with a query in the address, elsewhere, and for nobody', async () => {
  signIn(['get:home']);
  for (const address of ['/home?account=4', '/my-loads?group=delivered', '/settings', '/login']) await begin(address);
  localStorage.clear();
  await begin('/home');
  expect(requested()).toEqual([]);
});

it('hands an answer out once, and to the same session alone', async () => {
  signIn(['get:home']);
  const take = await begin('/home');
  expect(take(queueAddress, 'another-token')).toBeNull();
  expect(take(queueAddress, null)).toBeNull();
  expect(take('/api/loads', token)).toBeNull();
  expect(await (await take(queueAddress, token))?.text()).toBe(queueAddress);
  expect(take(queueAddress, token)).toBeNull();
});

it('hands a failure to whoever takes the answer, and lets go what nobody takes', async () => {
  vi.useFakeTimers();
  signIn(['get:home']);
  fetchMock.mockRejectedValue(new TypeError('failed to fetch'));
  const take = await begin('/home');
  await expect(take(userAddress, token)).rejects.toThrow('failed to fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(take(queueAddress, token)).toBeNull();
  vi.useRealTimers();
});
