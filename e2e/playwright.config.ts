import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

// Playwright reads this file again in every worker: what the first reading chose has to stay.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `portal-e2e-${process.pid}`);
const port = process.env['E2E_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys through the real product, started as an operator starts it, with a data directory of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  forbidOnly: true,
  workers: 1,
  use: {
    baseURL,
    browserName: 'chromium',
    trace: 'retain-on-failure',
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
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.dirname(import.meta.dirname),
    url: `${baseURL}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      PUBLIC_URL: baseURL,
      LOG_LEVEL: 'warn',
      SIMULATOR_SPEED: '8640',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
