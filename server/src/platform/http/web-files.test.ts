import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './web-files.ts';

const page = '<!doctype html><title>Portal</title>';
const server = fastify({ forceCloseConnections: true });
let dist = '';

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'manifest.json'), '{}');
  writeFileSync(path.join(dist, 'index.html'), page);
  writeFileSync(path.join(dist, 'index.html.br'), brotliCompressSync(page));
  await serveWeb(server, dist);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

/** What is answered to a request with just these headers: `fetch` would name encodings of its own. */
const get = async (address: string, headers: string, method = 'GET'): Promise<string> => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} ${address} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n${headers}\r\n`);
  return text(socket);
};

test('serves what is compressed as far as it goes, where that was there before the server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
  mkdirSync(path.join(folder, '.smallest', 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'quickly compressed');
  writeFileSync(path.join(folder, '.smallest', 'index.html'), page);
  const next = fastify();
  await serveWeb(next, folder);
  expect((await next.inject('/login')).body).toBe(page);
  expect((await next.inject('/.smallest/index.html')).statusCode).toBe(404);
  await next.close();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/?from=mail', '/login', '/claims/7', '/assets/', '/index.html'])(
  'serves %s whatever encodings the caller names',
  async (address) => {
    for (const encodings of ['', 'Accept-Encoding: identity\r\n']) {
      const answer = await get(address, encodings);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(answer).toContain(page);
    }
    expect(await get(address, 'Accept-Encoding: br\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-encoding: br/i);
  },
);

test.each(['/', '/login', '/claims/7', '/index.html'])(
  'answers HEAD %s with the headers of the page',
  async (address) => {
    const answer = await get(address, '', 'HEAD');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/content-type: text\/html/i);
    expect(answer).not.toContain(page);
  },
);

test.each([
  '/..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cetc',
  '/%00.js',
  '/assets//x.js',
])('serves nothing outside of its folder at %s', async (address) => {
  expect(await get(address, '')).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each(['/manifest.json', '/screens.json', '/.well-known/', '/.well-known/resource-that-should-not-exist'])(
  'answers 404 at %s, where a program would take a page or a list of the build for something else',
  async (address) => {
    expect(await get(address, '')).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test('leads password managers to where one is changed', async () => {
  const answer = await get('/.well-known/change-password', '');
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/location: \/change-password\r\n/i);
});
