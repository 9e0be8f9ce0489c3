import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { password } from './people.ts';

const root = path.resolve(import.meta.dirname, '../..');

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return String(address.port);
};

const readyLine = async (lines: AsyncIterable<string>): Promise<void> => {
  for await (const line of lines) if (line.startsWith('ready ')) return;
  throw new Error('The portal ended before it was ready');
};

export type NewPortal = { url: string; mailbox: string };

/** Runs a portal without the demo, on ports and data of its own, whose only row is the platform admin `admin`. */
export const withNewPortal = async (admin: string, look: (portal: NewPortal) => Promise<void>): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-new-'));
  // As root, the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const [port, mailboxPort, freightSystemPort, stripePort] = await Promise.all([1, 2, 3, 4].map(freePort));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    MAILBOX_PORT: mailboxPort,
    FREIGHT_SYSTEM_PORT: freightSystemPort,
    STRIPE_PORT: stripePort,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    DEMO: 'off',
    SIMULATORS: 'on',
    LOG_LEVEL: 'warn',
    CLI_PASSWORD: password,
  };
  const made = spawn(process.execPath, ['server/src/cli.ts', 'create-admin', admin], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error('The first admin was not made');
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await readyLine(createInterface(server.stdout));
    await look({ url, mailbox: `http://127.0.0.1:${mailboxPort}` });
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
};
