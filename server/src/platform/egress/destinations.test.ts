import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { destinationsOf, isPublicAddress, machineOf } from './destinations.ts';
import { createEgress } from './egress.ts';

const refusing = (allowed: string[] = []) => destinationsOf({ rule: 'refuse', allowed });

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.19.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '100::1',
    '2001:0:4136:e378::1',
  ])('%s is nobody’s on the Internet', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('what an address says by itself', () => {
  it.each([
    ['https://carrier.example/v1', null],
    ['http://carrier.example/v1', 'not_encrypted'],
    ['http://8.8.8.8/', 'not_encrypted'],
    ['https://8.8.8.8/', null],
    ['sftp://mailbox.carrier.example', null],
    ['sftp://10.0.0.7:22', 'private'],
    ['https://10.0.0.7/', 'private'],
    ['https://localhost:8443/', 'private'],
    ['https://api.localhost/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    // Other spellings of 127.0.0.1, which the URL standard makes the usual one of.
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
  ] as const)('%s: %s', (url, fault) => expect(refusing().faultOf(url)).toBe(fault));

  it('is no fault in a network that is allowed, nor while developing', () => {
    expect(refusing(['10.0.0.0/8']).faultOf('http://10.0.0.7/')).toBeNull();
    expect(refusing(['10.0.0.0/8']).faultOf('http://192.168.0.7/')).toBe('private');
    expect(destinationsOf({ rule: 'allow', allowed: [] }).faultOf('http://127.0.0.1/')).toBeNull();
  });

  it('is said once for each partner on an older installation', () => {
    const said: object[] = [];
    const log = { warn: (details: object) => said.push(details) };
    const { faultOf } = destinationsOf({ rule: 'warn', allowed: [], log });
    for (let time = 0; time < 3; time += 1) expect(faultOf('http://127.0.0.1/', 'carrier A')).toBeNull();
    expect(faultOf('http://127.0.0.1/', 'carrier B')).toBeNull();
    expect(said).toMatchObject([{ partner: 'carrier A', fault: 'private' }, { partner: 'carrier B' }]);
  });
});

/** A server on this machine that counts who has come. */
const listening = async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { seen, port, close: () => server.close() };
};

describe('a name', () => {
  it('is looked up once, and the address that was checked is called', async () => {
    const { seen, port, close } = await listening();
    const answers = ['127.0.0.1', '10.9.9.9'];
    let lookups = 0;
    const destinations = destinationsOf({
      rule: 'refuse',
      allowed: ['127.0.0.0/8'],
      resolve: (_host, _options, done) => done(null, [{ address: answers[(lookups += 1) - 1] ?? '', family: 4 }]),
    });
    const egress = createEgress({}, undefined, { destinations });
    const service = egress.service('partner', [`partner.example:${port}`]);
    await service.json({ method: 'GET', url: `http://partner.example:${port}/hello` });
    expect([seen, lookups]).toEqual([['/hello'], 1]);
    await egress.close();
    close();
  });

  it('that means a private address is not called, whatever else it means', async () => {
    const { seen, port, close } = await listening();
    const destinations = destinationsOf({
      rule: 'refuse',
      allowed: [],
      resolve: (_host, _options, done) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]),
    });
    const egress = createEgress({}, undefined, { destinations });
    const service = egress.service('partner', [`partner.example:${port}`]);
    const call = service.json({ method: 'POST', url: `https://partner.example:${port}/hello` });
    await expect(call).rejects.toMatchObject({ kind: 'not_allowed', sent: false });
    expect(seen).toEqual([]);
    await egress.close();
    close();
  });

  it('of so many hosts keeps connections to some, and calls the others again', async () => {
    const { seen, port, close } = await listening();
    const destinations = destinationsOf({
      rule: 'allow',
      allowed: [],
      resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const egress = createEgress({}, undefined, { destinations, mostPassing: 2 });
    const call = async (name: string) => {
      const host = `${name}.example:${port}`;
      await egress.passingService('provider', host).json({ method: 'GET', url: `http://${host}/${name}` });
    };
    for (const name of ['a', 'b', 'c', 'a']) await call(name);
    expect(seen).toEqual(['/a', '/b', '/c', '/a']);
    await egress.close();
    close();
  });
});

describe('the machine that a mailbox’s name means', () => {
  const named = (address: string) =>
    destinationsOf({
      rule: 'refuse',
      allowed: [],
      resolve: (_host, _options, done) => done(null, [{ address, family: 4 }]),
    });

  it('is the one that was checked', async () =>
    expect(await machineOf(named('8.8.8.8'), 'sftp://mailbox.example:22', 'mailbox')).toBe('8.8.8.8'));

  it.each(['sftp://mailbox.example', 'sftp://127.0.0.1', 'sftp://localhost:2222'])('is refused: %s', async (url) => {
    await expect(machineOf(named('10.0.0.7'), url, 'mailbox')).rejects.toMatchObject({ fault: 'private' });
  });
});
