import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { limitBodyTime } from './body-time.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

describe('what the router cannot read', () => {
  it.each([
    ['a path that cannot be decoded', '/api/loads/%ff'],
    ['a parameter that is too long', `/api/files/${'x'.repeat(900)}`],
    ['a sequence that ends early', '/api/loads/%'],
    ['the same outside of the calls', '/%E0%A4%A'],
  ])('is refused in the shape and with the headers of every refusal: %s', async (_, path) => {
    const response = await fetch(app.url + path, { headers: { 'x-request-id': 'door-test-1' } });
    expect([400, 404, 414]).toContain(response.status);
    const body = await response.text();
    const reply = ErrorReply.parse(JSON.parse(body));
    expect(reply).toMatchObject({ request_id: 'door-test-1', detail: [{ msg: { en: /./, es: /./ } }] });
    expect(body).not.toContain(path.slice(-3));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-request-id': 'door-test-1',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

describe('a form of another site', () => {
  const signIn = async (headers: Record<string, string>) => {
    const { email, password } = await makeShipper(app);
    return app.call(auth.signIn, { body: { username: email, password }, headers });
  };

  it.each([
    ['its origin', { origin: 'https://evil.test' }],
    ['no origin it could name', { origin: 'null' }],
    ['the browser’s word for it', { 'sec-fetch-site': 'cross-site' }],
    ['both', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { origin: 'https://other.portal.test', 'sec-fetch-site': 'same-site' }],
  ] as [string, Record<string, string>][])('signs nobody in: %s', async (_, headers) => {
    const answer = await signIn(headers);
    expect(answer).toMatchObject({ status: 403, body: { detail: [{ code: 'http.forbidden' }] } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['no browser', {}],
    ['the own page', { 'sec-fetch-site': 'same-origin' }],
    ['the own page of an old browser', { origin: 'own' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ] as [string, Record<string, string>][])('is none, and signs in: %s', async (_, headers) => {
    const { origin } = headers;
    expect((await signIn(origin ? { origin: app.url } : headers)).status).toBe(200);
  });
});

describe('a body that drips in', () => {
  let patient: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    patient = fastify({ bodyLimit: 10_000_000 });
    limitBodyTime(patient, 300);
    patient.post('/', async () => 'taken');
    patient.post('/large', { config: { row: { largestFile: 1_000_000 } as Endpoint } }, async () => 'taken');
    patient.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, async () => 'never');
    const address = await patient.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });
  afterAll(() => patient.close());

  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  /** What is answered to a body that never arrives whole, until the connection ends. */
  const drip = (path: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('error', () => undefined);
      socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
      socket.write(head(path, 5000));
      const timer = setInterval(() => socket.writable && socket.write(' '), 20);
      socket.once('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
    });

  it('is refused with 408 in the shape of every refusal, and the connection ends', async () => {
    const [answerHead = '', body = ''] = (await drip('/')).split('\r\n\r\n');
    expect(answerHead).toMatch(/^HTTP\/1\.1 408 /);
    expect(ErrorReply.parse(JSON.parse(body)).detail[0]?.code).toBe('http.timed_out');
  });

  it('is not read on after an answer that did not wait for it', async () => {
    const answer = await drip('/refused');
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('has longer where much was announced', async () => {
    const large = JSON.stringify('x'.repeat(400_000));
    const socket = connect(port, '127.0.0.1');
    socket.write(head('/large', large.length) + large.slice(0, 300_000));
    await new Promise((resolve) => setTimeout(resolve, 600));
    socket.end(large.slice(300_000));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it.each([
  ['a call', '/api/loads', 'application/json', '{"a":'],
  [
    'an upload',
    '/api/user-docs',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
  ],
])('logs no fault of its own when a caller goes away in the middle of %s', async (_, path, type, body) => {
  const { token } = await makeShipper(app);
  const server = app.app.server.server;
  const failures = vi.spyOn(app.services.log, 'error');
  const opened = once(server, 'connection');
  const begun = once(server, 'request');
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const [theirs] = (await opened) as [Socket];
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${token}`, `Content-Type: ${type}`];
  socket.write(`${[...head, 'Content-Length: 50000'].join('\r\n')}\r\n\r\n${body}`);
  const [request] = (await begun) as [IncomingMessage];
  // Authenticated, and reading: the body that has arrived is taken.
  await vi.waitFor(() => expect(request.readableFlowing).toBe(true), { timeout: 30_000, interval: 5 });
  const gone = once(theirs, 'close');
  socket.destroy();
  await gone;
  expect((await app.call(auth.credentials, { token })).status).toBe(200);
  expect(failures.mock.calls).toEqual([]);
  failures.mockRestore();
});
