import type { TourSection } from '@portal/contract/users/tour-sections.ts';
import type { Page, Route } from '@playwright/test';
import { fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import { people } from '../support/people.ts';
import type { Screen, ScreenState, Words } from '../support/screen.ts';
import { fill } from '../support/words.ts';

const bellCall = /\/api\/notifications(\?|$)/;
const bellNames = (words: Words) => new RegExp(`^${words.frame.bell.title}`);

const news = (id: number, minutes: number, more: object) => ({
  id,
  kind: 'load_delivered',
  at: new Date(Date.now() - minutes * 60_000).toISOString(),
  read_at: null,
  account: null,
  load_id: 100_843,
  claim_id: null,
  invoice_id: null,
  approval_id: null,
  ...more,
});

const someNews = {
  items: [
    news(5, 2, {
      title: { en: 'Load 100843 was delivered', es: 'La carga 100843 fue entregada' },
      text: { en: 'Dallas, TX to Atlanta, GA', es: 'De Dallas, TX a Atlanta, GA' },
    }),
    news(4, 70, {
      kind: 'load_delayed',
      account: { id: 7, name: 'Acme West Coast Distribution' },
      title: { en: 'Load 100851 will be late', es: 'La carga 100851 llegará tarde' },
      text: {
        en: 'Now expected on 11-27-2026. Monterrey, NL to San Francisco, CA',
        es: 'Ahora se espera el 11-27-2026. De Monterrey, NL a San Francisco, CA',
      },
    }),
    news(3, 1500, {
      kind: 'invoice_issued',
      invoice_id: 9,
      read_at: new Date().toISOString(),
      title: { en: 'Invoice 20377 was issued', es: 'Se emitió la factura 20377' },
      text: { en: '$1,310.00, due on 12-24-2026', es: '$1,310.00, vence el 12-24-2026' },
    }),
  ],
  has_older: true,
  unread: 2,
};

/** The panel of the bell, once this is answered to its list. */
const openBell =
  (answer: (route: Route) => Promise<unknown> | void) =>
  async (page: Page, words: Words): Promise<void> => {
    await page.route(bellCall, answer);
    await page.getByRole('button', { name: bellNames(words) }).click();
    await page.getByRole('group', { name: words.frame.bell.title }).or(page.getByRole('dialog')).first().waitFor();
  };

const meCall = /\/api\/users\/me\/complete/;
const myLoads = (): string => '/my-loads';

/** Somebody who has not seen the tour of one section. */
const withTour = (section: TourSection) => (answer: object) => {
  const { settings } = answer as { settings: object };
  return { ...answer, settings: { ...settings, tours_left: [section] } };
};

const tour = (section: TourSection, address: string): ScreenState => ({
  name: `tour-${section}`,
  address: () => address,
  rarely: [{ call: meCall, says: withTour(section) }],
  open: (page, { frame }) => page.getByRole('button', { name: frame.tour.next, exact: true }).click(),
});

/** What stands around every screen, and what stands in its place. */
export const frameScreens: readonly Screen[] = [
  { path: null, as: null, states: [{ name: 'not-found', address: () => '/no-such-screen' }] },
  {
    path: null,
    states: [
      {
        name: 'search',
        address: myLoads,
        open: async (page, { frame }) => {
          await openDialog(page, frame.search.open);
          await page.getByRole('combobox', { name: frame.search.placeholder }).fill('Dallas');
          await page.getByRole('dialog').getByRole('option').first().waitFor();
        },
      },
      {
        name: 'keyboard-help',
        address: myLoads,
        open: async (page, { frame }) => {
          await page.getByRole('button', { name: frame.search.open }).waitFor();
          await page.keyboard.press('?');
          await page.getByRole('dialog', { name: frame.keys.title }).waitFor();
        },
        only: 'desktop',
      },
      tour('home', '/home'),
      tour('my-loads', '/my-loads'),
      tour('quote-book', '/quote-book/ltl'),
      tour('settings', '/settings'),
      {
        name: 'profile',
        address: myLoads,
        open: (page, { frame }) =>
          page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click(),
      },
      { name: 'bell', address: myLoads, open: openBell((route) => route.fulfill({ json: someNews })) },
      {
        name: 'bell-empty',
        address: myLoads,
        open: openBell((route) => route.fulfill({ json: { items: [], has_older: false, unread: 0 } })),
      },
      { name: 'bell-failing', address: myLoads, open: openBell(fail) },
      {
        name: 'navigation',
        address: myLoads,
        open: (page, { frame }) => openDialog(page, frame.navigation.open_menu),
        only: 'phone',
      },
    ],
    broken: [
      { name: 'frame-loading', address: myLoads, call: meCall, answer: never },
      { name: 'frame-failing', address: myLoads, call: meCall, answer: fail },
    ],
  },
  { path: null, as: people.admin, states: [tour('payment-hub', '/payment-hub')] },
];
