import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const leftOut = [
  // Where an open popup begins and ends: they hand the focus on at once and keep none, which axe cannot see.
  '[data-base-ui-focus-guard]',
  // The rows of a long list are made alike: five of them say what all would.
  'tbody > tr:nth-child(n + 6)',
];

/** Draws what waits until it comes near to what is in view, as for paper. */
export const drawWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

/** What is wrong with the page as it stands, a line each; with what is below what is in view. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await drawWhole(page);
  // Once a document, since reading it takes longer than most looks; the frames of previews are looked into as well.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  return page.evaluate(
    async ([exclude, values]) => {
      const { violations } = await window.axe.run(
        { exclude: [...exclude] },
        { runOnly: { type: 'tag', values: [...values] }, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [leftOut, rules] as const,
  );
};

/** Whatever is open on the page now can be used by everybody. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await violationsOf(page)).toEqual([]);
