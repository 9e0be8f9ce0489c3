import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What is wrong with the page as it stands, a line each. */
export const violationsOf = async (page: Page): Promise<string[]> => {
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
