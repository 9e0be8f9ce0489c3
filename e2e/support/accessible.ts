import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Draws what waits until it comes near to what is in view, as for paper. */
export const drawWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

/** What is wrong with the page as it stands, a line each; with what is below what is in view. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await drawWhole(page);
  // No screen has a frame of another origin, for which each look would open and prepare a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Where an open popup begins and ends: they hand the focus on at once and keep none, which axe cannot see.
    .exclude('[data-base-ui-focus-guard]')
    // The rows of a long list are made alike: five of them say what all would.
    .exclude('tbody > tr:nth-child(n + 6)')
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Whatever is open on the page now can be used by everybody. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await violationsOf(page)).toEqual([]);
