import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

// Playwright reads this file again in every worker: what the first reading chose has to stay.
const given = process.env['E2E_PORT'] !== undefined;
// Below 32,768, where the system takes ports for whoever asks for none in particular.
const basePort = 20_000 + (process.pid % 3000) * 4;
process.env['E2E_PORT'] ??= String(basePort);
process.env['E2E_MAILBOX_PORT'] ??= String(basePort + 1);
process.env['E2E_FREIGHT_SYSTEM_PORT'] ??= String(basePort + 2);
process.env['E2E_STRIPE_PORT'] ??= String(basePort + 3);
process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `portal-e2e-${process.pid}`);

const port = process.env['E2E_PORT'];
const mailboxPort = process.env['E2E_MAILBOX_PORT'];
const freightSystemPort = process.env['E2E_FREIGHT_SYSTEM_PORT'];
const stripePort = process.env['E2E_STRIPE_PORT'];

/** Where the product under test answers: a portal that PORTAL_URL names, else one that is started for the test. */
export const baseURL = process.env['PORTAL_URL']?.replace(/\/+$/, '') ?? `http://127.0.0.1:${port}`;

/** Where the mail it sends is caught. */
export const mailboxURL = `http://127.0.0.1:${mailboxPort}`;

/** Debian's Chromium as the tests need it, root included. */
export const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Where the simulated freight system answers. */
export const freightSystemURL = `http://127.0.0.1:${freightSystemPort}`;

/** Where the simulated payment provider answers. */
export const paymentsURL = `http://127.0.0.1:${stripePort}`;

/** The real product, started as an operator starts it; a three-day lane is driven in about fifteen seconds. */
export const product: PlaywrightTestConfig['webServer'] = {
  command: 'node scripts/start.mjs',
  cwd: path.resolve(import.meta.dirname, '../..'),
  url: `${baseURL}/readyz`,
  // With a port of one's own choice, a product that already runs there is looked at instead.
  reuseExistingServer: given,
  env: {
    PORT: port,
    MAILBOX_PORT: mailboxPort,
    FREIGHT_SYSTEM_PORT: freightSystemPort,
    STRIPE_PORT: stripePort,
    DATA_DIR: process.env['E2E_DATA_DIR'],
    PUBLIC_URL: baseURL,
    LOG_LEVEL: 'warn',
    SIMULATOR_SPEED: '20000',
    PREPARE_NEXT_START: 'off',
    HOW_TO_VIDEOS_URL: 'https://videos.portal.example',
  },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
};
