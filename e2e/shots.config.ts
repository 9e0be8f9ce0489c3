import { defineConfig } from '@playwright/test';
import { baseURL, chromium, product } from './support/product.ts';

/** `npm run shots`: a picture of every screen in its states, in shots/. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../test-results',
  timeout: 1_800_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  use: { ...chromium, baseURL, actionTimeout: 20_000 },
  webServer: product,
});
