import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';

const listening = z.object({
  carriers: z.object({ url: z.url() }),
  mailbox: z.object({ url: z.url(), smtp: z.url() }),
  freightSystem: z.object({ urlTemplate: z.string(), user: z.string(), password: z.string() }),
  payments: z.object({ url: z.url(), key: z.string(), webhookSecret: z.string() }),
});

type Addresses = z.output<typeof listening>;

/** Where the outside world's stand-ins listen, on loopback. */
export type Simulators = Addresses & {
  /** Has carriers and the payment provider report to the portal, as their staff and its operator would enter it there. */
  introduce(portalUrl: string): Promise<void>;
  /** Resolves when their process has ended. */
  stop(): Promise<void>;
};

const put = (url: string, body: object) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const introduceTo = async ({ carriers, payments }: Addresses, portalUrl: string): Promise<void> => {
  await put(`${carriers.url}/control/portal`, { url: portalUrl });
  await put(`${payments.url}/control/stripe`, { webhook_url: `${portalUrl}/api/stripe/webhook` });
};

const STOP_LIMIT_MS = 5_000;
const firstDelayMs = 500;
const longestDelayMs = 30_000;

type Options = { dataDir: string; speed: number; log: Logger };
type Running = { child: ChildProcess; addresses: Addresses; ended: Promise<unknown> };

/** Those that are started again have to be found where they were. */
const portsOf = ({ carriers, mailbox, freightSystem, payments }: Addresses) => {
  const port = (url: string) => new URL(url.replace('{company}', 'none')).port;
  return {
    CARRIERS_PORT: port(carriers.url),
    MAILBOX_PORT: port(mailbox.url),
    MAILBOX_SMTP_PORT: port(mailbox.smtp),
    FREIGHT_SYSTEM_PORT: port(freightSystem.urlTemplate),
    STRIPE_PORT: port(payments.url),
  };
};

const launch = async ({ dataDir, speed }: Options, ports: Partial<ReturnType<typeof portsOf>>): Promise<Running> => {
  const program = createRequire(import.meta.url).resolve('@portal/simulators/main.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: dataDir, SIMULATOR_SPEED: String(speed), ...ports },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true, // Ctrl-C is the server's to answer; the simulators are stopped after it
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)]);
  if (!first) throw new Error('The simulators ended before they listened; their reason stands above');
  return { child, ended, addresses: listening.parse(JSON.parse(String(first[0]))) };
};

/** Starts them until they listen; null once nobody wants them any more. */
const launchAgain = async (options: Options, addresses: Addresses, isWanted: () => boolean) => {
  for (let delay = firstDelayMs; isWanted(); delay = Math.min(2 * delay, longestDelayMs)) {
    await sleep(delay, undefined, { ref: false });
    if (!isWanted()) break;
    const next = await launch(options, portsOf(addresses)).catch((error: unknown) => {
      options.log.error({ err: error }, 'the simulators could not be started again');
      return null;
    });
    if (next) return next;
  }
  return null;
};

/**
 * Starts the simulators in one process of their own, so that they cost the server neither memory nor time, and starts them
 * again at the same addresses when it dies. They end when their standard input closes, that is with this process, however
 * it dies.
 */
export async function spawnSimulators(options: Options): Promise<Simulators> {
  let running: Running | null = await launch(options, {});
  const { addresses } = running;
  let isStopping = false;
  let portalUrl: string | undefined;
  const stopRunning = async () => {
    if (!running) return;
    const { child, ended } = running;
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  const keep = async () => {
    while (running) {
      await running.ended;
      if (isStopping) return;
      options.log.error('the simulators ended; they are started again');
      running = await launchAgain(options, addresses, () => !isStopping);
      if (running && isStopping) await stopRunning();
      else if (running && portalUrl) await introduceTo(addresses, portalUrl).catch(() => undefined);
    }
  };
  void keep();
  return {
    ...addresses,
    async introduce(url) {
      portalUrl = url;
      await introduceTo(addresses, url);
    },
    async stop() {
      isStopping = true;
      await stopRunning();
    },
  };
}
