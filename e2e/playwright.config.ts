import { defineConfig } from '@playwright/test';
import { baseURL, chromium, product } from './support/product.ts';

/** Journeys through the real product, started as an operator starts it, with a data directory of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // The second try shows whether it was a race, and is recorded; `npm test` counts both as failed.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  // One more than CI has processors: journeys wait for carriers, mails and payments more than they compute.
  workers: 3,
  use: {
    ...chromium,
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Recording costs a fifth of the time: where there is a second try, it is enough to record that one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    // What moves is painted without a graphics card here, which takes a tenth of the time; `npm run journeys` sees it.
    ...(process.env['JOURNEY_VIEWS'] !== 'all' && { contextOptions: { reducedMotion: 'reduce' as const } }),
  },
  webServer: product,
});
