import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriers as simulated } from './carriers/data/carriers.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simulators-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

type Addresses = {
  carriers: { url: string };
  mailbox: { url: string; smtp: string };
  freightSystem: { urlTemplate: string };
  payments: { url: string };
};

/** Says something, waits for the first answer where one comes at once, and resets the connection. */
const breakOff = async (url: string | undefined, said: string): Promise<void> => {
  const { port } = new URL(url ?? '');
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (url?.startsWith('smtp:')) await once(socket, 'data');
  if (said) await new Promise((written) => socket.write(said, written));
  if (url?.startsWith('smtp:') && said) await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
};

const start = async (): Promise<{ child: ChildProcess; addresses: Addresses }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output to read');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, addresses: JSON.parse(line) as Addresses };
};

describe('the simulators’ process', () => {
  it('says where everything is', async () => {
    const { child, addresses } = await start();
    const carriers = (await (await fetch(`${addresses.carriers.url}/control/carriers`)).json()) as unknown[];
    expect(carriers).toHaveLength(simulated.length);
    expect((await fetch(addresses.mailbox.url)).status).toBe(200);
    expect(addresses.mailbox.smtp).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
    const service = addresses.freightSystem.urlTemplate.replace('{company}', 'none');
    expect((await fetch(service, { method: 'POST' })).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('outlives clients that break off, at every port and in the middle of anything', async () => {
    const { child, addresses } = await start();
    const { carriers, mailbox, freightSystem, payments } = addresses;
    const post = 'POST /control/portal HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{"url":';
    const mail = 'HELO x\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<c@d.test>\r\nDATA\r\nSubject: half';
    for (const url of [carriers.url, mailbox.url, freightSystem.urlTemplate.split('/companies')[0], payments.url])
      for (const said of ['', 'GET / HT', post]) await breakOff(url, said);
    for (const said of ['', 'HELO x\r\n', mail, mail, mail]) await breakOff(mailbox.smtp, said);
    expect((await fetch(`${carriers.url}/control/carriers`)).status).toBe(200);
    expect((await fetch(mailbox.url)).status).toBe(200);
    await breakOff(mailbox.smtp, '');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with its parent', async () => {
    const { child } = await start();
    child.stdin?.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
