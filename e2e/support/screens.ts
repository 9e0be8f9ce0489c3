import { expect, type Page } from '@playwright/test';
import { accountsScreens } from '../screens/accounts.ts';
import { authScreens } from '../screens/auth.ts';
import { billingScreens } from '../screens/billing.ts';
import { bookingScreens } from '../screens/booking.ts';
import { carrierBillScreens } from '../screens/carrier-bills.ts';
import { claimsScreens } from '../screens/claims.ts';
import { frameScreens } from '../screens/frame.ts';
import { drayageScreens } from '../screens/drayage.ts';
import { freightSystemScreens } from '../screens/freight-system.ts';
import { singleSignOnScreens } from '../screens/single-sign-on.ts';
import { homeScreens } from '../screens/home.ts';
import { guestsScreens } from '../screens/guests.ts';
import { apiKeysScreens } from '../screens/api-keys.ts';
import { auditScreens } from '../screens/audit.ts';
import { insuranceScreens } from '../screens/insurance.ts';
import { jobsScreens } from '../screens/jobs.ts';
import { loadPageScreens } from '../screens/load-page.ts';
import { loadsScreens } from '../screens/loads.ts';
import { notificationsScreens } from '../screens/notifications.ts';
import { quotesScreens } from '../screens/quotes.ts';
import { ratesScreens } from '../screens/rates.ts';
import { rolesScreens } from '../screens/roles.ts';
import { settingsScreens } from '../screens/settings.ts';
import { setupScreens } from '../screens/setup.ts';
import { sharingScreens } from '../screens/sharing.ts';
import { tenderingScreens } from '../screens/tendering.ts';
import { usersScreens } from '../screens/users.ts';
import { drawWhole } from './accessible.ts';
import type { DemoLoads } from './demo-loads.ts';
import { type Person, people } from './people.ts';
import type { Rarely, Screen, ScreenState, Words } from './screen.ts';

/** Every screen in the states that are looked at; the laws compare them with the screens that features declare. */
const screens: readonly Screen[] = [
  ...homeScreens,
  ...authScreens,
  ...usersScreens,
  ...guestsScreens,
  ...drayageScreens,
  ...freightSystemScreens,
  ...singleSignOnScreens,
  ...sharingScreens,
  ...notificationsScreens,
  ...loadsScreens,
  ...frameScreens,
  ...loadPageScreens,
  ...bookingScreens,
  ...quotesScreens,
  ...tenderingScreens,
  ...claimsScreens,
  ...billingScreens,
  ...carrierBillScreens,
  ...settingsScreens,
  ...setupScreens,
  ...apiKeysScreens,
  ...auditScreens,
  ...insuranceScreens,
  ...jobsScreens,
  ...accountsScreens,
  ...ratesScreens,
  ...rolesScreens,
];

const usualPerson: Person = people.agent;

/** What one person looks at; `as` null: nobody is signed in. */
export type Visitor = { name: string; as: Person | null };

/** Who looks at the screens. */
export const visitors: readonly Visitor[] = [
  { name: 'before the sign-in', as: null },
  { name: 'signed in', as: usualPerson },
  { name: 'as an account admin', as: people.admin },
  { name: 'as the operator', as: people.operator },
];

const seenBy = ({ as }: Visitor): Screen[] =>
  screens.filter((screen) => (screen.as === undefined ? usualPerson : screen.as) === as);

export const statesFor = (visitor: Visitor): ScreenState[] => seenBy(visitor).flatMap(({ states }) => states);

const isPlain = ({ open, rarely }: ScreenState): boolean => !open && !rarely;

/** Of each screen the first of its states. */
export const usualStatesFor = (visitor: Visitor): ScreenState[] =>
  seenBy(visitor).flatMap(({ states }) => states.slice(0, 1));

/** Of the named states, or of all without a name, those that an address alone leads to, at any moment. */
export const statesByAddress = (names: readonly string[]): (ScreenState & { visitor: Visitor })[] =>
  visitors.flatMap((visitor) =>
    statesFor(visitor)
      .filter(isPlain)
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map((state) => ({ ...state, visitor })),
  );

/** The loading and failing states. */
export const brokenStatesFor = (visitor: Visitor) => seenBy(visitor).flatMap(({ broken }) => broken ?? []);

/** Opens a screen and waits until it has its shape. */
export const visit = async (page: Page, screen: ScreenState, loads: DemoLoads, words: Words): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const moment of screen.rarely ?? []) await bringAbout(page, moment);
  await page.goto(screen.address(loads));
  await settled(page, words);
  await openOn(page, screen, words);
};

/** Visits states one after the other; what is opened on the one before does not start the page again. */
export const visitEach = async (
  page: Page,
  states: readonly ScreenState[],
  loads: DemoLoads,
  words: Words,
  look: (state: ScreenState) => Promise<void>,
): Promise<void> => {
  for (const [at, state] of states.entries()) {
    const before = states[at - 1];
    const isThere = before && isPlain(before) && before.address(loads) === state.address(loads);
    if (isThere && state.open && !state.rarely) await openOn(page, state, words);
    else await visit(page, state, loads, words);
    await look(state);
  }
  // An answer that is still changed when the page closes is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const openOn = async (page: Page, screen: ScreenState, words: Words): Promise<void> => {
  if (!screen.open) return;
  await screen.open(page, words);
  await settled(page, words);
};

const bringAbout = async (page: Page, { call, says }: Rarely): Promise<void> => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: 200, json: says((await response.json()) as object) });
  });
};

const settled = async (page: Page, { frame }: Words): Promise<void> => {
  // An open dialog hides the page behind it from screen readers.
  const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(title).toBeVisible();
  const shapes = page.locator('[class*="_skeletonBar"]');
  // What lies below the first view may have to be fetched before it can be drawn, and holds more that waits for that.
  await drawWhole(page);
  await expect(shapes).toHaveCount(0);
  await drawWhole(page);
  await expect(shapes).toHaveCount(0);
  // A screen that fails does so once its content replaces the skeleton.
  await expect(title, 'the screen broke down').not.toHaveText(frame.failure.title);
  await page.evaluate(() => document.fonts.ready);
};
