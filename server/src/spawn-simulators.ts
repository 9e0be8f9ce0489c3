import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { z } from 'zod';

const listening = z.object({
  carriers: z.object({ url: z.url() }),
  mailbox: z.object({ url: z.url(), smtp: z.url() }),
  freightSystem: z.object({ urlTemplate: z.string(), user: z.string(), password: z.string() }),
  payments: z.object({ url: z.url(), key: z.string(), webhookSecret: z.string() }),
});

/** Where the outside world's stand-ins listen, on loopback. `stop` resolves when their process has ended. */
export type Simulators = z.output<typeof listening> & { stop(): Promise<void> };

/** Sets where the simulated carriers that push to report to, as a carrier's staff would enter it. */
export const registerPortal = async (carriersUrl: string, portalUrl: string): Promise<void> => {
  await fetch(`${carriersUrl}/control/portal`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: portalUrl }),
  });
};

/** Sets where the simulated payment provider sends its notices, as an operator enters it there. */
export const registerWebhook = async (paymentsUrl: string, portalUrl: string): Promise<void> => {
  await fetch(`${paymentsUrl}/control/stripe`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhook_url: `${portalUrl}/api/stripe/webhook` }),
  });
};

const STOP_LIMIT_MS = 5_000;

/**
 * Starts the simulators in one process of their own, so that they cost the server neither memory nor time.
 * They end when their standard input closes, that is with this process, however it dies.
 */
export async function spawnSimulators(options: { dataDir: string; speed: number }): Promise<Simulators> {
  const program = createRequire(import.meta.url).resolve('@portal/simulators/main.ts');
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: options.dataDir, SIMULATOR_SPEED: String(options.speed) },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true, // Ctrl-C is the server's to answer; the simulators are stopped after it
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)]);
  if (!first) throw new Error('The simulators ended before they listened; their reason stands above');
  return {
    ...listening.parse(JSON.parse(String(first[0]))),
    stop: async () => {
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
  };
}
