// `npm run measure:screens`: how far each screen moves while it loads on a phone, and whether it scrolls sideways.
// With names of screens behind `--`, these alone.
import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { demoLoads } from '../e2e/support/demo-loads.ts';
import { watchNetwork } from '../e2e/support/quiet-network.ts';
import { storageOf, withPortal } from '../e2e/support/running-portal.ts';
import { statesByAddress } from '../e2e/support/screens.ts';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';
import { moves, partsThatStickOut, watchMoves } from '../e2e/support/page-layout.ts';

type State = ReturnType<typeof statesByAddress>[number];
type Looked = { shift: number; moved: string[]; wide: { width: number; by: number; parts: string[] }[] };

const phone = { width: 390, height: 844 };
const widths = [320, 390, 1280] as const;
const mostShift = 0.02;

/** A phone's network, as Lighthouse slows it down: answers come one after the other, and what they move is seen. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** The portal's connection for news is no request. */
const quietMs = 1000;
/** What a layout needs after the width changed: lists measure their room and choose their columns. */
const resizedMs = 400;

/** Most of a look is waiting for the slow network, so several browsers of nobody's look at once. */
const atOnce = 3;

const look = async (browser: Browser, baseURL: string, state: State): Promise<Looked> => {
  const context = await browser.newContext({
    viewport: phone,
    storageState: await storageOf(baseURL, state.visitor.as, 'es'),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await page.addInitScript(watchMoves);
    const untilQuiet = watchNetwork(page);
    await page.goto(`${baseURL}${await state.address(demoLoads)}`);
    await untilQuiet(quietMs);
    const found = await page.evaluate(moves);
    const wide: Looked['wide'] = [];
    for (const width of widths) {
      if (state.only && (state.only === 'phone') !== width < 1280) continue;
      await page.setViewportSize({ width, height: phone.height });
      await rest(resizedMs);
      const { by, parts } = await page.evaluate(partsThatStickOut);
      if (by > 0) wide.push({ width, by, parts });
    }
    return { ...found, wide };
  } finally {
    await context.close();
  }
};

const report = ({ name, visitor, only }: State, { shift, moved, wide }: Looked): void => {
  const moves = only === 'desktop' ? 0 : shift;
  const isOver = moves > mostShift;
  if (isOver || wide.length > 0) process.exitCode = 1;
  const sideways = wide.map(({ width, by }) => `${width}: +${by}`).join(', ') || 'none';
  console.log(`${name.padEnd(36)} ${moves.toFixed(3)}${isOver ? ' OVER' : '     '}  ${sideways}  (${visitor.name})`);
  if (moves > mostShift / 4) for (const line of moved) console.log(`    ${line}`);
  for (const { width, parts } of wide) for (const part of parts) console.log(`    at ${width} px: ${part}`);
};

await buildWeb();
await withPortal(async (baseURL) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log(`${'screen'.padEnd(36)} shift (at most ${mostShift}), px it scrolls sideways by width, Spanish`);
  const waiting = statesByAddress(process.argv.slice(2));
  const lookOn = async (): Promise<void> => {
    for (let state = waiting.shift(); state; state = waiting.shift())
      report(state, await look(browser, baseURL, state));
  };
  await Promise.all(Array.from({ length: atOnce }, lookOn));
  await browser.close();
});
