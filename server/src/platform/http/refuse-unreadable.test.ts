import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** What a server answers to these bytes, until it ends the connection. */
const answerTo = async (port: number, bytes: string): Promise<{ head: string; body: string }> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
};

const ask = (bytes: string) => answerTo(Number(new URL(app.url).port), bytes);

const refusalIn = ({ head, body }: { head: string; body: string }) => {
  const reply = ErrorReply.parse(JSON.parse(body));
  const [fault] = reply.detail;
  expect(fault?.msg.en).toBeTruthy();
  expect(fault?.msg.es).toBeTruthy();
  expect(head.toLowerCase()).toContain(`x-request-id: ${reply.request_id}`);
  return { status: Number(head.split(' ')[1]), code: fault?.code };
};

const host = 'Host: portal.example\r\n';

test.each([
  ['a line that is no request', 'NONSENSE\r\n\r\n', 400, 'http.malformed'],
  ['a method that does not exist', `FETCH / HTTP/1.1\r\n${host}\r\n`, 400, 'http.malformed'],
  ['a header without a name', `GET / HTTP/1.1\r\n${host}: no name\r\n\r\n`, 400, 'http.malformed'],
  [
    'two lengths',
    `POST /api/x HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    400,
    'http.malformed',
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'http.malformed'],
  [
    'a path that cannot be decoded',
    `GET /api/%E0%A4%A HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    400,
    'http.malformed',
  ],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'http.too_large',
  ],
])('refuses %s in the shape of every refusal', async (_, bytes, status, code) => {
  expect(refusalIn(await ask(bytes))).toEqual({ status, code });
});

test('refuses a request that does not arrive in time in the shape of every refusal', async () => {
  const impatient = createServer({ headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 });
  impatient.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve) => impatient.listen(0, '127.0.0.1', resolve));
  const answer = await answerTo((impatient.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nHost: por');
  impatient.close();
  expect(refusalIn(answer)).toEqual({ status: 408, code: 'http.timed_out' });
});
