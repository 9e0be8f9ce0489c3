// `npm run measure:lighthouse`: what Lighthouse says of /login and, signed in, of /my-loads and /home on a phone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildWeb, compressWeb } from '../../scripts/build-web.mjs';
import { findChromium } from '../../scripts/find-browser.mjs';
import { people } from '../support/people.ts';
import { chromium as browser } from '../support/product.ts';
import { storedSession, withPortal } from '../support/running-portal.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = Record<(typeof categories)[number], number>;

const screens: readonly { address: string; signedIn: boolean; least: Scores }[] = [
  { address: '/login', signedIn: false, least: { performance: 0.95, accessibility: 1, 'best-practices': 1 } },
  { address: '/my-loads', signedIn: true, least: { performance: 0.9, accessibility: 1, 'best-practices': 1 } },
  { address: '/home', signedIn: true, least: { performance: 0.9, accessibility: 1, 'best-practices': 1 } },
];

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

/**
 * Lighthouse slows the processor down fourfold, which makes a phone of a machine it gives an index of 1,500 or more. Of
 * one below 1,000 it says that its figures will be too low, and asks to slow it down by less.
 */
const usual = { slowdown: 4, index: 1500 };
const slowIndex = 1000;

const debuggingPort = 21_000 + (process.pid % 10_000);

/** Lighthouse opens its own tab: only a browser's own profile, not a context within it, shares the session with it. */
const withBrowser = async (use: (context: BrowserContext) => Promise<void>): Promise<void> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'portal-lighthouse-'));
  const { args = [] } = browser?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};

const keepSession = async (context: BrowserContext, baseURL: string): Promise<void> => {
  const { item } = await storedSession(baseURL, people.admin);
  const page = await context.newPage();
  await page.goto(`${baseURL}/not-found`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), item);
  await page.close();
};

type Finding = { scores: Scores; faults: string[]; measured: string; index: number };

const look = async (address: string, cpuSlowdownMultiplier: number): Promise<Finding> => {
  const result = await lighthouse(address, {
    port: debuggingPort,
    throttling: { cpuSlowdownMultiplier },
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  const { categories: found, audits, environment } = result.lhr;
  const faults = ['accessibility', 'best-practices']
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  const scores = Object.fromEntries(categories.map((name) => [name, found[name]?.score ?? 0])) as Scores;
  const measured = Object.entries(timings).map(([short, id]) => `${short} ${audits[id]?.displayValue}`);
  return { scores, faults, measured: measured.join(', '), index: environment.benchmarkIndex };
};

const report = (
  address: string,
  slowdown: number,
  { scores, faults, measured, index }: Finding,
  least: Scores | null,
): void => {
  for (const name of categories) {
    const enough = !least || scores[name] >= least[name];
    if (!enough) process.exitCode = 1;
    const verdict = enough ? '' : `  BELOW ${least[name]}`;
    console.log(`${address.padEnd(12)}${name.padEnd(16)}${scores[name].toFixed(2)}${verdict}`);
  }
  console.log(`  ${measured}; index ${index.toFixed(0)}, processor slowed down ${slowdown.toFixed(1)} times`);
  for (const fault of faults) console.log(`  ${fault}`);
};

// A server looks for the smallest files when it starts.
await buildWeb();
await compressWeb();
await withPortal((baseURL) =>
  withBrowser(async (context) => {
    // A first start still draws what the demo shows: the page is measured, not that.
    await rest(25_000);
    for (const { address, signedIn, least } of screens) {
      if (signedIn) await keepSession(context, baseURL);
      const finding = await look(`${baseURL}${address}`, usual.slowdown);
      const isSlow = finding.index < slowIndex;
      report(address, usual.slowdown, finding, isSlow ? null : least);
      if (!isSlow) continue;
      const slowdown = Math.max(1, (usual.slowdown * finding.index) / usual.index);
      console.log(`  This machine's index is ${finding.index.toFixed(0)}: once more, slowed down by less`);
      report(address, slowdown, await look(`${baseURL}${address}`, slowdown), least);
    }
  }),
);
