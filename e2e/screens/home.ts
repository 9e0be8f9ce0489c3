import type { Page } from '@playwright/test';
import { fail, never } from '../support/answers.ts';
import * as waiting from '../support/attention-answers.ts';
import * as shipper from '../support/home-answers.ts';
import * as operator from '../support/operator-answers.ts';
import { people } from '../support/people.ts';
import type { Rarely, Screen, Words } from '../support/screen.ts';
import { fill } from '../support/words.ts';

const home = (): string => '/home';
const threeMonths = (): string => '/home?months=3';

const call = (name: string): RegExp => new RegExp(`/api/statistics/${name}(\\?|$)`);
const anyFigures = /\/api\/statistics\//;
const answers = (pattern: RegExp, says: () => object): Rarely => ({ call: pattern, says });

/** A year of freight, as it is in no demo. */
const full: readonly Rarely[] = [
  answers(call('attention'), waiting.attention),
  answers(call('load-status'), shipper.status),
  answers(call('load-modes-monthly'), shipper.monthly),
  answers(call('load-modes'), shipper.modes),
  answers(call('load-carriers'), shipper.carrierShares),
  answers(call('load-accessorials'), shipper.accessorials),
  answers(call('billing'), shipper.billing),
  answers(call('stops-states'), shipper.stops),
  answers(/\/api\/home\?/, shipper.news),
];

const none = { loads: 0, items: [], count: 0, amount: 0, spend: 0, stops: 0, pickups: 0, deliveries: 0 };

/** Somebody whose first load is still to come. */
const empty: readonly Rarely[] = [
  answers(call('attention'), waiting.nothingWaits),
  answers(call('load-status'), () => ({ ...shipper.status(), loads: 0 })),
  answers(call('load-modes-monthly'), () => ({
    ...shipper.monthly(),
    months: shipper.monthly().months.map(({ month, modes }) => ({
      month,
      loads: 0,
      modes: Object.fromEntries(Object.keys(modes).map((mode) => [mode, 0])),
    })),
  })),
  answers(call('load-modes'), () => ({ ...shipper.modes(), ...none })),
  answers(call('load-carriers'), () => ({ ...shipper.carrierShares(), ...none })),
  answers(call('load-accessorials'), () => ({ ...shipper.accessorials(), ...none })),
  answers(call('billing'), () => ({ ...shipper.billing(), invoices: 0 })),
  answers(call('stops-states'), () => ({ ...shipper.stops(), ...none })),
];

const business: readonly Rarely[] = [
  ...full,
  answers(call('attention'), waiting.trucksPending),
  answers(call('operator/overview'), operator.overview),
  answers(/operator\/margins\?.*by=account/, operator.accountMargins),
  answers(/operator\/margins\?.*by=lane/, operator.laneMargins),
  answers(/operator\/margins\?.*by=carrier/, operator.carrierMargins),
  answers(call('operator/funnel'), operator.funnel),
  answers(call('operator/first-quotes'), operator.firstQuotes),
  answers(call('operator/commissions'), operator.commissions),
];

const toFigures = async (page: Page, { home: { screen } }: Words): Promise<void> => {
  await page.getByRole('heading', { name: screen.monthly.title }).scrollIntoViewIfNeeded();
};

const toMap = async (page: Page, { home: { screen } }: Words): Promise<void> => {
  await page.getByText(screen.stops.credit).scrollIntoViewIfNeeded();
};

const asTable = async (page: Page, words: Words): Promise<void> => {
  const {
    frame: { charts },
    home: phrases,
  } = words;
  await page.getByRole('button', { name: fill(charts.options, { title: phrases.screen.monthly.title }) }).click();
  await page.getByRole('button', { name: charts.as_table }).click();
  await toFigures(page, words);
};

const openBar = async (page: Page, { home: { screen } }: Words): Promise<void> => {
  const bars = page.getByRole('group', { name: screen.monthly.bars });
  await bars.getByRole('link').nth(4).press('Enter');
};

export const homeScreens: readonly Screen[] = [
  {
    path: 'home',
    as: people.admin,
    states: [
      { name: 'home', address: home },
      { name: 'home-full', address: home, rarely: full },
      { name: 'home-many', address: home, rarely: [...full, answers(call('attention'), waiting.manyWait)] },
      { name: 'home-figures', address: home, rarely: full, open: toFigures },
      { name: 'home-map', address: home, rarely: full, open: toMap },
      { name: 'home-bar', address: home, rarely: full, open: openBar },
      { name: 'home-table', address: home, rarely: full, open: asTable },
      { name: 'home-empty', address: threeMonths, rarely: empty },
      {
        name: 'home-news',
        address: home,
        rarely: full,
        open: (page, { home: { screen } }) => page.getByRole('button', { name: screen.news.more }).click(),
      },
    ],
    broken: [
      { name: 'home-loading', address: home, call: anyFigures, answer: never },
      { name: 'home-failing', address: home, call: anyFigures, answer: fail },
    ],
  },
  {
    path: 'home',
    as: people.operator,
    states: [
      { name: 'home-operator', address: home },
      { name: 'home-operator-full', address: home, rarely: business },
      {
        name: 'home-operator-commissions',
        address: home,
        rarely: business,
        open: (page, { home: { operator: phrases } }) =>
          page.getByRole('button', { name: phrases.answers.commissions }).click(),
      },
      {
        name: 'home-operator-schedule',
        address: home,
        rarely: business,
        open: (page, { home: { operator: phrases } }) => page.getByRole('button', { name: phrases.schedule }).click(),
      },
    ],
    broken: [
      { name: 'home-operator-loading', address: home, call: anyFigures, answer: never },
      { name: 'home-operator-failing', address: home, call: anyFigures, answer: fail },
    ],
  },
];
