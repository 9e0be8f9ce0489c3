import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const longestMs = 20_000;

/** Watches what a page fetches; the answer waits until nothing was under way for so long, or for longer than it may take. */
export const watchNetwork = (page: Page): ((quietMs: number) => Promise<void>) => {
  let pending = 0;
  let lastNews = Date.now();
  const note = (change: number) => () => {
    pending += change;
    lastNews = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async (quietMs) => {
    const started = Date.now();
    while ((pending > 0 || Date.now() - lastNews < quietMs) && Date.now() - started < longestMs) await rest(50);
  };
};
