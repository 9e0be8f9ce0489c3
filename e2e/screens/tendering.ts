import { calls, declined, declineFor, details, expired, expiredPrices, fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen, ScreenState } from '../support/screen.ts';

const booking: ScreenState['address'] = (loads) => loads.booking;
const accepted: ScreenState['address'] = (loads) => loads.accepted;

export const tenderingScreens: readonly Screen[] = [
  {
    path: 'quote-book/load-tendering/$loadId/$carrierId',
    states: [
      { name: 'tender-stops', address: booking },
      { name: 'tender-confirm', address: (loads) => `${loads.booking}&step=confirm` },
      { name: 'tender-accepted', address: accepted },
      { name: 'tender-expired', address: booking, rarely: [expiredPrices(), details(expired)] },
      { name: 'tender-waiting', address: accepted, rarely: [details({ status: 'tendered' })] },
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
      { name: 'dispatch', address: () => '/dispatch' },
      {
        name: 'dispatch-load',
        address: ({ withoutTruck }) => `/dispatch?load=${withoutTruck}`,
        open: (page) => page.getByRole('dialog').waitFor(),
      },
    ],
  },
];
