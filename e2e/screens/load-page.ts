import { calls, declined, declineFor, details, expired, fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import type { Screen, ScreenState } from '../support/screen.ts';

const quotedLoad: ScreenState['address'] = ({ quoted }) => `/my-loads/${quoted}`;
const deliveredLoad: ScreenState['address'] = ({ delivered }) => `/my-loads/${delivered}`;
const bookedLoad: ScreenState['address'] = ({ shared }) => `/my-loads/${shared}`;
const container: ScreenState['address'] = (loads) => `/my-loads/${loads.container}`;

const assigned = { status: 'assigned', status_group: 'assigned', actual_pickup_at: null, tracking: [] };

/** A load from its quotes to its delivery. */
const loadStates: readonly ScreenState[] = [
  { name: 'load-quoted', address: quotedLoad },
  { name: 'load-in-transit', address: ({ inTransit }) => `/my-loads/${inTransit}` },
  { name: 'load-delivered', address: deliveredLoad },
  {
    name: 'load-history',
    address: deliveredLoad,
    open: (page, { loads }) => openDialog(page, loads.history.whole),
  },
  {
    name: 'load-references',
    address: deliveredLoad,
    open: (page, { loads }) => openDialog(page, loads.page.edit_references),
  },
  {
    name: 'load-cancel',
    address: quotedLoad,
    open: async (page, { tendering }) => {
      await openDialog(page, tendering.cancel.button);
      await page.getByRole('dialog').getByText(tendering.cancel.free).waitFor();
    },
  },
  { name: 'load-requote', address: quotedLoad, rarely: [details({ requote_needed: true })] },
  { name: 'load-expired', address: quotedLoad, rarely: [details(expired)] },
  { name: 'load-declined', address: quotedLoad, rarely: [details(declined), declineFor('NO_CAPACITY')] },
  { name: 'load-pending', address: quotedLoad, rarely: [details({ status: 'pending', status_group: 'pending' })] },
  {
    name: 'load-earlier-quotes',
    address: ({ requoted }) => `/my-loads/${requoted}`,
    open: (page, { quotes }) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: quotes.earlier.title }) })
        .locator('summary')
        .first()
        .click(),
  },
  {
    name: 'load-change-stop',
    address: deliveredLoad,
    rarely: [details(assigned)],
    open: (page, { tendering }) => openDialog(page, tendering.stop_change.title_delivery, true),
  },
  {
    name: 'load-quote-file',
    address: quotedLoad,
    open: (page, { quotes }) => openDialog(page, quotes.download.title, true),
  },
  { name: 'load-not-found', address: () => '/my-loads/999999999' },
];

const containerStates: readonly ScreenState[] = [
  { name: 'load-container', address: container },
  {
    name: 'load-container-references',
    address: container,
    open: (page, { drayage }) => openDialog(page, new RegExp(`${drayage.load.edit}|${drayage.load.add}`)),
  },
  { name: 'load-container-with-operations', address: ({ withOperations }) => `/my-loads/${withOperations}` },
];

/** Documents, labels and links of a booked load. */
const documentStates: readonly ScreenState[] = [
  { name: 'load-papers', address: bookedLoad },
  {
    name: 'load-create-document',
    address: bookedLoad,
    open: (page, { documents }) => openDialog(page, documents.generate.open),
  },
  {
    name: 'load-print-labels',
    address: bookedLoad,
    open: async (page, { documents }) => {
      await openDialog(page, documents.labels.screen.title);
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'load-share',
    address: bookedLoad,
    open: async (page, { sharing }) => {
      await page.getByRole('button', { name: sharing.share, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
];

export const loadPageScreens: readonly Screen[] = [
  {
    path: 'my-loads/$loadId',
    states: [...loadStates, ...containerStates, ...documentStates],
    broken: [
      { name: 'load-loading', address: deliveredLoad, call: calls.details, answer: never },
      { name: 'load-failing', address: deliveredLoad, call: calls.details, answer: fail },
      { name: 'load-parts-failing', address: deliveredLoad, call: /\/api\/(history|docs)\b/, answer: fail },
    ],
  },
];
