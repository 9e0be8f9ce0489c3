import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, type Egress, type EgressLimits, type EgressService } from './egress.ts';
import { EgressError } from './egress-error.ts';
import { partnerCircuit } from '../metrics.ts';

const open: { servers: Server[]; egresses: Egress[] } = { servers: [], egresses: [] };

afterEach(async () => {
  await Promise.all(open.egresses.splice(0).map((egress) => egress.close()));
  for (const server of open.servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const partner = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  open.servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const reach = (url: string, limits: Partial<EgressLimits> = {}): EgressService => {
  const egress = createEgress(limits);
  open.egresses.push(egress);
  return egress.service('partner', [new URL(url).host]);
};

const failure = async (call: Promise<unknown>): Promise<EgressError> => {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof EgressError)) throw error;
  return error;
};

describe('the way out', () => {
  it('sends JSON and answers JSON', async () => {
    const url = await partner((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk));
      request.on('end', () => response.setHeader('content-type', 'application/json').end(`{"got":${body}}`));
    });
    const reply = await reach(url).json({ method: 'POST', url: `${url}/x`, body: { a: 1 } });
    expect(reply).toEqual({ status: 200, contentType: 'application/json', retryAfter: '', body: { got: { a: 1 } } });
  });

  it('calls no host that is not the service’s own', async () => {
    const url = await partner((_request, response) => response.end('{}'));
    const error = await failure(reach('http://127.0.0.1:1').json({ method: 'GET', url }));
    expect(error).toMatchObject({ kind: 'not_allowed', sent: false });
  });

  it('follows no redirect', async () => {
    let followed = false;
    const url = await partner((request, response) => {
      followed ||= request.url === '/elsewhere';
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await failure(reach(url).json({ method: 'GET', url }))).toMatchObject({ kind: 'bad_status', status: 302 });
    expect(followed).toBe(false);
  });

  it('stops reading beyond the limit', async () => {
    let closed = false;
    const url = await partner((_request, response) => {
      const flood = setInterval(() => response.write(Buffer.alloc(10_000, ' ')), 1);
      response.on('close', () => {
        closed = true;
        clearInterval(flood);
      });
    });
    expect(await failure(reach(url, { maxBytes: 50_000 }).json({ method: 'GET', url }))).toMatchObject({
      kind: 'too_large',
    });
    await expect.poll(() => closed).toBe(true);
  });

  it('gives up on an answer that comes too slowly, and says it was sent', async () => {
    const url = await partner((_request, response) => {
      response.write('{');
    });
    expect(await failure(reach(url, { totalMs: 150 }).json({ method: 'POST', url, body: {} }))).toMatchObject({
      kind: 'timeout',
      sent: true,
    });
  });

  it('distinguishes a partner that is not there from one that hung up', async () => {
    const url = await partner((request) => request.socket.destroy());
    expect(await failure(reach(url).json({ method: 'POST', url, body: {} }))).toMatchObject({
      kind: 'refused',
      sent: true,
    });
    const gone = 'http://127.0.0.1:1';
    expect(await failure(reach(gone).json({ method: 'POST', url: gone, body: {} }))).toMatchObject({
      kind: 'refused',
      sent: false,
    });
  });

  it.each([
    ['GET', undefined, 2],
    ['POST', true, 2],
    ['POST', undefined, 1],
    ['DELETE', undefined, 1],
  ] as const)('asks %s (read: %s) %i times of a partner that is down', async (method, read, times) => {
    let requested = 0;
    const url = await partner((_request, response) => {
      requested += 1;
      response.writeHead(503).end();
    });
    await failure(reach(url).json({ method, url, ...(read ? { read } : {}) }));
    expect(requested).toBe(times);
  });

  it('refuses what is not JSON, and hands over statuses that were expected', async () => {
    const url = await partner((request, response) =>
      response.writeHead(request.url === '/no' ? 404 : 200).end('{"a":'),
    );
    expect(await failure(reach(url).json({ method: 'GET', url }))).toMatchObject({ kind: 'not_json' });
    const reply = await reach(url).bytes({ method: 'GET', url: `${url}/no`, expected: [404] });
    expect(reply.status).toBe(404);
  });

  it('leaves a failing partner alone for a while, then tries it with one call', async () => {
    let healthy = false;
    let requested = 0;
    const url = await partner((_request, response) => {
      requested += 1;
      response.writeHead(healthy ? 200 : 500).end('{}');
    });
    const service = reach(url, { circuitFailures: 2, circuitCoolDownMs: 100 });
    const call = () => service.json({ method: 'GET', url });
    await failure(call());
    await failure(call());
    expect(await failure(call())).toMatchObject({ kind: 'circuit_open', sent: false });
    expect(requested).toBe(2);
    healthy = true;
    await expect
      .poll(
        () =>
          call().then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
  });

  it('turns everybody away at once when the partner goes down, those who wait for a slot too', async () => {
    const url = await partner(() => undefined);
    const service = reach(url, { slots: 1, queue: 5, totalMs: 300, circuitFailures: 1, circuitCoolDownMs: 10_000 });
    const waiting: Promise<EgressError>[] = [failure(service.json({ method: 'POST', url, body: {} }))];
    await sleep(150);
    waiting.push(...Array.from({ length: 3 }, () => failure(service.json({ method: 'POST', url, body: {} }))));
    const begun = performance.now();
    const [first, ...others] = await Promise.all(waiting);
    expect(first).toMatchObject({ kind: 'timeout', sent: true });
    for (const other of others) expect(other).toMatchObject({ kind: 'circuit_open', sent: false });
    expect(performance.now() - begun).toBeLessThan(280);
  });

  it('says in metrics and log that a partner is left alone, and when it is back', async () => {
    let healthy = false;
    const url = await partner((_request, response) => response.writeHead(healthy ? 200 : 500).end('{}'));
    const said: string[] = [];
    const log = {
      warn: (_: object, text: string) => said.push(text),
      info: (_: object, text: string) => said.push(text),
    };
    const egress = createEgress({ circuitFailures: 1, circuitCoolDownMs: 50 }, log as never);
    open.egresses.push(egress);
    const service = egress.service('carrier TEST', [new URL(url).host]);
    const level = async () => {
      const { values } = await partnerCircuit.get();
      return values.find(({ labels }) => labels.partner === 'carrier TEST')?.value;
    };
    await failure(service.json({ method: 'GET', url }));
    expect(await level()).toBe(1);
    healthy = true;
    await sleep(60);
    await service.json({ method: 'GET', url });
    expect(await level()).toBe(0);
    expect(said.map((text) => text.split(':')[0])).toEqual(['circuit opened', 'circuit closed']);
  });

  it('lets a few calls through at once, makes some wait and turns the rest away', async () => {
    let most = 0;
    let now = 0;
    const url = await partner((_request, response) => {
      most = Math.max(most, (now += 1));
      setTimeout(() => {
        now -= 1;
        response.end('{}');
      }, 40);
    });
    const service = reach(url, { slots: 2, queue: 2 });
    const calls = Array.from({ length: 5 }, () => service.json({ method: 'GET', url }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'busy', sent: false },
    });
    expect(most).toBe(2);
  });
});
