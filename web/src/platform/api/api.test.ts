import { type Calls, contract } from '@portal/contract/http/endpoint.ts';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, isCancelled } from './api-error.ts';
import { api, apiFile, callsOf } from './api.ts';
import { onSessionEnd } from '../session/session-end.ts';
import { clearSession, startSession } from '../session/session.ts';

const thingsCalls = {
  list: { method: 'GET', path: '/api/things/{id}', permission: 'signed-in' },
  paper: { method: 'GET', path: '/api/paper', permission: 'signed-in', reply: 'file' },
  enter: { method: 'POST', path: '/api/enter', permission: 'public', encoding: 'form' },
} as const satisfies Calls;
const things = contract(thingsCalls, {
  list: {
    summary: 'Things',
    params: z.strictObject({ id: z.number() }),
    query: z.strictObject({ tag: z.array(z.string()).optional(), search: z.string().optional() }),
    reply: z.strictObject({ ok: z.boolean() }),
  },
  paper: { summary: 'A paper' },
  enter: { summary: 'Enter', body: z.strictObject({ username: z.string(), password: z.string() }) },
});
const calls = callsOf<typeof things>(thingsCalls);

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const fetchMock = vi.fn<typeof fetch>();
const sent = () => {
  const [url, init] = fetchMock.mock.calls.at(-1) ?? [];
  return { url, init };
};

beforeAll(() => i18next.init({ lng: 'en' }));
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
});
afterEach(() => {
  fetchMock.mockReset();
  clearSession();
});

describe('a request', () => {
  it('fills the path, repeats lists in the query and carries the bearer token', async () => {
    fetchMock.mockResolvedValue(answer(200, { ok: true }));
    await expect(api(calls.list, { params: { id: 7 }, query: { tag: ['x', 'y'] } })).resolves.toEqual({ ok: true });
    expect(sent().url).toBe('/api/things/7?tag=x&tag=y');
    expect(sent().init?.headers).toMatchObject({ authorization: 'Bearer a' });
  });

  it.each([
    ["attachment; filename*=UTF-8''plantilla%20%C3%B1.csv", 'plantilla ñ.csv'],
    ['attachment; filename="Quote.pdf"', 'Quote.pdf'],
    ['inline', 'download'],
  ])('for a file answers the name in %s', async (disposition, name) => {
    fetchMock.mockResolvedValue(new Response('x', { headers: { 'content-disposition': disposition } }));
    await expect(apiFile(calls.paper, {})).resolves.toMatchObject({ name });
  });

  it('encodes forms, and shows no token to public calls', async () => {
    fetchMock.mockResolvedValue(answer(204));
    await api(calls.enter, { body: { username: 'a@b.c', password: 'x y' } });
    expect(sent().init?.body).toBe('username=a%40b.c&password=x+y');
    expect(sent().init?.headers).not.toHaveProperty('authorization');
  });
});

describe('a refusal', () => {
  const detail = [{ msg: { en: 'Too late.', es: 'Muy tarde.' }, code: 'quotes.expired', field: 'price' }];

  it('speaks the language on screen and keeps field and request id', async () => {
    fetchMock.mockResolvedValue(answer(409, { detail, request_id: 'q1' }));
    await i18next.changeLanguage('es');
    const error = await api(calls.list, { params: { id: 7 } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: 'Muy tarde.', request_id: 'q1' });
    await i18next.changeLanguage('en');
    expect((error as ApiError).forField('price')).toBe('Too late.');
  });

  it('by a proxy in front of the portal has words of its own', async () => {
    for (const [status, phrase] of [
      [413, 'frame.errors.too_large'],
      [502, 'frame.errors.unavailable'],
      [504, 'frame.errors.unavailable'],
      [418, 'frame.errors.general'],
    ] as const) {
      fetchMock.mockResolvedValue(new Response('<html><h1>Refused</h1></html>', { status }));
      await expect(api(calls.list, { params: { id: 7 } })).rejects.toMatchObject({ status, message: phrase });
    }
  });

  it('with 401 ends the session, announced once', async () => {
    const onEnd = vi.fn<(reason: string) => void>();
    onSessionEnd(onEnd);
    fetchMock.mockImplementation(async () => answer(401, { detail, request_id: 'q2' }));
    await Promise.allSettled([1, 2, 3].map((id) => api(calls.list, { params: { id } })));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('that never came is status 0, and a cancelled call stays a cancelled call', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await expect(api(calls.list, { params: { id: 1 } })).rejects.toMatchObject({ status: 0 });
    fetchMock.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
    const error = await api(calls.list, { params: { id: 1 } }).catch((e: unknown) => e);
    expect(isCancelled(error)).toBe(true);
  });
});
