import { expect, type Page } from '@playwright/test';
import { approvalScreens } from '../screens/approvals.ts';
import { accountsScreens } from '../screens/accounts.ts';
import { authScreens } from '../screens/auth.ts';
import { billingScreens } from '../screens/billing/billing.ts';
import { bookingScreens } from '../screens/booking.ts';
import { carrierBillScreens } from '../screens/carrier-bills/carrier-bills.ts';
import { claimsScreens } from '../screens/claims.ts';
import { frameScreens } from '../screens/frame.ts';
import { drayageScreens } from '../screens/drayage.ts';
import { freightSystemScreens } from '../screens/freight-system.ts';
import { singleSignOnScreens } from '../screens/single-sign-on.ts';
import { homeScreens } from '../screens/home.ts';
import { guestsScreens } from '../screens/guests.ts';
import { apiKeysScreens } from '../screens/api-keys.ts';
import { ediScreens } from '../screens/edi.ts';
import { webhooksScreens } from '../screens/webhooks.ts';
import { auditScreens } from '../screens/audit.ts';
import { insuranceScreens } from '../screens/insurance.ts';
import { jobsScreens } from '../screens/jobs.ts';
import { loadPageScreens } from '../screens/load-page.ts';
import { loadsScreens } from '../screens/loads.ts';
import { notificationsScreens } from '../screens/notifications.ts';
import { contestScreens } from '../screens/billing/contest.ts';
import { collectionScreens } from '../screens/billing/collections.ts';
import { monthScreens } from '../screens/billing/months.ts';
import { paymentScreens } from '../screens/billing/payments.ts';
import { quotesScreens } from '../screens/quotes.ts';
import { ratesScreens } from '../screens/rates.ts';
import { rolesScreens } from '../screens/roles.ts';
import { settingsScreens } from '../screens/settings.ts';
import { setupScreens } from '../screens/setup.ts';
import { sharingScreens } from '../screens/sharing.ts';
import { taxesScreens } from '../screens/taxes.ts';
import { templatesScreens } from '../screens/templates.ts';
import { tenderingScreens } from '../screens/tendering.ts';
import { usersScreens } from '../screens/users.ts';
import { drawWhole } from './accessible.ts';
import { demoLoads } from './demo-loads.ts';
import { goWithin } from './go-within.ts';
import { type Person, people } from './people.ts';
import { baseURL } from './product.ts';
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
  ...approvalScreens,
  ...frameScreens,
  ...loadPageScreens,
  ...bookingScreens,
  ...quotesScreens,
  ...taxesScreens,
  ...templatesScreens,
  ...tenderingScreens,
  ...claimsScreens,
  ...billingScreens,
  ...contestScreens,
  ...monthScreens,
  ...collectionScreens,
  ...paymentScreens,
  ...carrierBillScreens,
  ...settingsScreens,
  ...setupScreens,
  ...apiKeysScreens,
  ...ediScreens,
  ...webhooksScreens,
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

/** A state with the path of its screen. */
export type Visited = ScreenState & Pick<Screen, 'path'>;

const visitedOf = ({ path, states }: Screen): Visited[] => states.map((state) => ({ ...state, path }));

export const statesFor = (visitor: Visitor): Visited[] => seenBy(visitor).flatMap(visitedOf);

const isPlain = ({ open, rarely }: ScreenState): boolean => !open && !rarely;

/** Of each screen the first of its states. */
export const usualStatesFor = (visitor: Visitor): Visited[] =>
  seenBy(visitor).flatMap((screen) => visitedOf(screen).slice(0, 1));

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

/** Starts the portal at a screen and waits until it has its shape. */
export const visit = async (page: Page, screen: ScreenState, words: Words): Promise<void> => {
  await answerRarely(page, screen);
  await page.goto(await screen.address(demoLoads));
  await settled(page, words);
  await openOn(page, screen, words);
};

/** Comes to a screen from another one, within the open portal. */
const goOnTo = async (page: Page, screen: ScreenState, words: Words): Promise<void> => {
  await answerRarely(page, screen);
  await goWithin(page, await screen.address(demoLoads));
  await settled(page, words);
  await openOn(page, screen, words);
};

const pathnameOf = (address: string): string => new URL(address, baseURL).pathname;

type Way = 'start' | 'go on' | 'is there';

/** How a state is come to after another one; `calls` are the addresses of those made since the portal was started. */
const wayTo = async (state: Visited, before: Visited | undefined, calls: readonly string[]): Promise<Way> => {
  if (!before) return 'start';
  const [here, there] = await Promise.all([before.address(demoLoads), state.address(demoLoads)]);
  if (isPlain(before) && here === there && state.open && !state.rarely) return 'is there';
  // What is open there would stay, or keep the portal from leaving; and only another screen is drawn from its beginning.
  if (before.open || before.path === state.path || pathnameOf(here) === pathnameOf(there)) return 'start';
  // What changes an answer comes too late for one that is here.
  return state.rarely?.some(({ call }) => calls.some((address) => call.test(address))) ? 'start' : 'go on';
};

/** What a page asked for that was answered with 400. */
const watchMisread = (page: Page): string[] => {
  const misread: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() === 400 && request.method() === 'GET') misread.push(request.url());
  });
  return misread;
};

/** Visits states one after the other in a page, and starts the portal again only where that makes a difference. */
export const visitsIn = (page: Page, words: Words): ((state: Visited) => Promise<void>) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const misread = watchMisread(page);
  let before: Visited | undefined;
  return async (state) => {
    const way = await wayTo(state, before, calls);
    if (way === 'start') {
      calls.length = 0;
      await visit(page, state, words);
    } else if (way === 'go on') await goOnTo(page, state, words);
    else await openOn(page, state, words);
    const unmeant = misread.filter((address) => !state.refused?.test(address));
    expect(unmeant, 'a screen asks for what the server makes no sense of').toEqual([]);
    before = state;
  };
};

const openOn = async (page: Page, screen: ScreenState, words: Words): Promise<void> => {
  if (!screen.open) return;
  await screen.open(page, words);
  await settled(page, words);
};

/** Lets calls answer as the state says, and all others as they do. */
const answerRarely = async (page: Page, { rarely = [] }: ScreenState): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const moment of rarely) await bringAbout(page, moment);
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
