import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { recordOf } from '@portal/contract/values/records.ts';
import { languages } from '@portal/contract/words/language.ts';
import {
  billedElsewhere,
  calls,
  declined,
  declineFor,
  details,
  emptyList,
  expired,
  expiredPrices,
  fail,
  never,
  inTransit,
} from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import { people } from '../support/people.ts';
import type { Rarely, Screen, ScreenState, Words } from '../support/screen.ts';
import { anyOf, fill, wordsOf } from '../support/words.ts';

const booking: ScreenState['address'] = (loads) => loads.booking();
const dispatch = (): string => '/dispatch';
const waitingCall = /\/api\/assignments(\?|$)/;

const container = {
  numbers: ['MSKU1234565', 'MSKU7654320'],
  count: 2,
  code: '40HC',
  steamship_line: 'Maersk',
  place: 'Los Angeles',
  terminal: 'APM Terminals Pier 400',
  last_free_day: '2026-11-30',
};

/** Loads that wait for a truck to haul containers, which nobody books as a matter of course. */
const asContainers: Rarely = {
  call: waitingCall,
  says: (list) => ({
    ...list,
    items: (list as { items: object[] }).items.map((load) => ({ ...load, mode: 'drayage', container })),
  }),
};

/** A load whose carrier was asked so many seconds ago. */
const askedSince = (waited_seconds: number) =>
  details({
    status: 'tendered',
    tender_wait: { since: '2026-11-18T15:43:02Z', until: '2026-11-18T15:58:02Z', waited_seconds, usual_seconds: 20 },
  });

/** The booking is refused because a rule of the account wants it approved. */
const bookUnapproved = async (page: Page, { approvals, tendering }: Words): Promise<void> => {
  const params = { above: '$250.00', price: '$550.13', more: '$300.13' };
  const item = (key: 'needed' | 'asks_amount') => ({
    code: `approvals.${key}`,
    msg: recordOf(languages, (language) => fill(wordsOf(language).approvals.errors[key], params)),
  });
  const refusal = { detail: [item('needed'), item('asks_amount')], request_id: randomUUID() };
  await page.route(/\/api\/loads\/\d+\/tender/, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByLabel(tendering.confirm.terms).check();
  await page.getByRole('button', { name: anyOf(tendering.confirm.book) }).click();
  await page.getByRole('button', { name: approvals.ask.press, exact: true }).waitFor();
};

const accepted: ScreenState['address'] = (loads) => loads.accepted();

export const tenderingScreens: readonly Screen[] = [
  {
    path: 'quote-book/load-tendering/$loadId/$carrierId',
    states: [
      { name: 'tender-stops', address: booking },
      { name: 'tender-confirm', address: async (loads) => `${await loads.booking()}&step=confirm` },
      { name: 'tender-stops-in-transit', address: booking, rarely: [inTransit] },
      {
        name: 'tender-confirm-billed-elsewhere',
        address: async (loads) => `${await loads.booking()}&step=confirm`,
        rarely: [billedElsewhere()],
      },
      {
        name: 'tender-confirm-in-transit',
        address: async (loads) => `${await loads.booking()}&step=confirm`,
        rarely: [inTransit],
      },
      {
        name: 'tender-needs-approval',
        address: async (loads) => `${await loads.booking()}&step=confirm`,
        open: bookUnapproved,
      },
      {
        name: 'tender-ask-approval',
        address: async (loads) => `${await loads.booking()}&step=confirm`,
        open: async (page, words) => {
          await bookUnapproved(page, words);
          await openDialog(page, words.approvals.ask.press);
        },
      },
      { name: 'tender-accepted', address: accepted },
      { name: 'tender-expired', address: booking, rarely: [expiredPrices(), details(expired)] },
      { name: 'tender-waiting', address: accepted, rarely: [askedSince(8)] },
      { name: 'tender-waiting-late', address: accepted, rarely: [askedSince(24)] },
      {
        name: 'tender-unclear',
        address: accepted,
        rarely: [askedSince(24), details({ tender_trouble: 'unclear' })],
      },
      { name: 'tender-declined', address: accepted, rarely: [details(declined), declineFor('NO_CAPACITY')] },
      { name: 'tender-silent', address: accepted, rarely: [details(declined), declineFor('NO_ANSWER')] },
      // Last, because what is emptied here stays empty in the draft.
      {
        name: 'tender-missing',
        address: booking,
        open: async (page, { tendering }) => {
          await page.getByLabel(tendering.stops.name, { exact: true }).first().fill('');
          await page.getByRole('button', { name: tendering.booking.continue, exact: true }).click();
        },
      },
    ],
    broken: [
      { name: 'tender-loading', address: booking, call: calls.quotes, answer: never },
      { name: 'tender-failing', address: booking, call: calls.quotes, answer: fail },
    ],
  },
  {
    path: 'dispatch',
    as: people.operator,
    states: [
      { name: 'dispatch', address: dispatch },
      { name: 'dispatch-nothing-found', address: () => '/dispatch?search=nothing-has-this-name' },
      { name: 'dispatch-empty', address: dispatch, rarely: [emptyList(waitingCall, {})] },
      { name: 'dispatch-containers', address: () => '/dispatch?sort=last_free_day', rarely: [asContainers] },
      {
        name: 'dispatch-views',
        address: dispatch,
        open: (page, { tendering }) =>
          page.getByRole('button', { name: tendering.dispatch.views.all }).filter({ visible: true }).click(),
      },
      {
        name: 'dispatch-selected',
        address: dispatch,
        open: async (page, { tendering }) => {
          await page.getByRole('checkbox', { name: tendering.dispatch.select_page }).check();
          await page.getByRole('toolbar').waitFor();
        },
        only: 'desktop',
      },
      {
        name: 'dispatch-filters',
        address: dispatch,
        open: (page, { lists }) => openDialog(page, lists.filters.open),
        only: 'phone',
      },
      {
        name: 'dispatch-export',
        address: dispatch,
        open: (page, { lists }) => openDialog(page, anyOf(lists.export.open_total)),
        only: 'desktop',
      },
      {
        name: 'dispatch-load',
        address: async ({ withoutTruck }) => `/dispatch?load=${await withoutTruck()}`,
        open: (page) => page.getByRole('dialog').waitFor(),
      },
    ],
    broken: [
      { name: 'dispatch-loading', address: dispatch, call: waitingCall, answer: never },
      { name: 'dispatch-failing', address: dispatch, call: waitingCall, answer: fail },
    ],
  },
];
