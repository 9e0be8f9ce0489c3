import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { password } from './people.ts';
import { root, withServer } from './running-portal.ts';

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return String(address.port);
};

export type NewPortal = { url: string; mailbox: string };

/** Runs a portal without the demo, on ports and data of its own, whose only row is the platform admin `admin`. */
export const withNewPortal = async (admin: string, look: (portal: NewPortal) => Promise<void>): Promise<void> => {
  const [port, mailboxPort, freightSystemPort, stripePort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: port,
    MAILBOX_PORT: mailboxPort,
    FREIGHT_SYSTEM_PORT: freightSystemPort,
    STRIPE_PORT: stripePort,
    PUBLIC_URL: url,
    DEMO: 'off',
    SIMULATORS: 'on',
    CLI_PASSWORD: password,
    PREPARE_NEXT_START: 'off',
  };
  const createAdmin = async (env: NodeJS.ProcessEnv): Promise<void> => {
    const made = spawn(process.execPath, ['server/src/cli.ts', 'create-admin', admin], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    const [code] = await once(made, 'exit');
    if (code !== 0) throw new Error('The first admin was not made');
  };
  await withServer(settings, () => look({ url, mailbox: `http://127.0.0.1:${mailboxPort}` }), createAdmin);
};
