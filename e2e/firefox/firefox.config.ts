import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { baseURL, product } from '../support/product.ts';

/** `npm run firefox`: the main journeys, signed in and as a guest, in Debian's Firefox over WebDriver BiDi. */
export default defineConfig({
  testDir: '..',
  testMatch: ['main-job.spec.ts', 'sharing.spec.ts', 'sign-in.spec.ts', 'firefox/*.spec.ts'],
  outputDir: '../../test-results',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: 1,
  use: {
    baseURL,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: path.join(import.meta.dirname, 'firefox.mjs') },
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
  },
  webServer: product,
});
