import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openForm, side, signInBeforeEach, type } from '../book-load.fixture.tsx';

vi.mock('../../../../platform/forms/drafts.ts', () => import('../form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const carrier = (id: number, short_name: string, closed_days: string[] | null, mode = 'ltl') => ({
  id,
  short_name,
  modes: [mode],
  parcels_only: false,
  closed_days,
});

// 2090-11-24 is the Friday after Thanksgiving, 2090-10-09 Columbus Day, 2090-11-23 Thanksgiving.
const thanksgiving = ['2090-11-23', '2090-11-24'];
const open = async (...more: ReturnType<typeof carrier>[]) => {
  const items = [carrier(1, 'Estes', thanksgiving), carrier(2, 'Saia', thanksgiving), ...more];
  await openForm('/quote-book/ltl', ({ path }) => (path === '/api/carrier-db' ? { body: { items } } : undefined));
};
const pickupOn = (day: string) => type(side('Pickup').getByLabelText('Pickup date'), day);

it('names the carriers that are closed on the day of pickup, by their own calendars', async () => {
  await open(carrier(3, 'Averitt', null), carrier(4, 'Swift', thanksgiving, 'ftl'));
  pickupOn('11-24-2090');
  expect(
    await screen.findByText('Closed on this day: Estes, Saia. They collect on their next working day.'),
  ).toBeVisible();
});

it('counts federal holidays for carriers without a calendar alone', async () => {
  await open(carrier(3, 'Averitt', null));
  pickupOn('10-09-2090');
  expect(await screen.findByText('Closed on this day: Averitt. They collect on their next working day.')).toBeVisible();
});

it('says so where nobody drives, and names three at most', async () => {
  await open(carrier(3, 'Averitt', thanksgiving), carrier(4, 'Dayton', thanksgiving));
  pickupOn('11-23-2090');
  expect(
    await screen.findByText('The carriers are closed on this day. They collect on their next working day.'),
  ).toBeVisible();
});

it('counts those beyond the third', async () => {
  await open(carrier(3, 'Averitt', thanksgiving), carrier(4, 'Dayton', thanksgiving), carrier(5, 'R+L', null));
  pickupOn('11-24-2090');
  expect(
    await screen.findByText(
      'Closed on this day: Estes, Saia, Averitt and 1 more. They collect on their next working day.',
    ),
  ).toBeVisible();
});

it('goes by the holidays of the country of the pickup', async () => {
  await open(carrier(3, 'Averitt', null));
  await userEvent.selectOptions(side('Pickup').getByLabelText('Country'), 'MX');
  // Columbus Day, then the third Monday of November.
  pickupOn('10-09-2090');
  expect(screen.queryByText(/^Closed on this day/)).not.toBeInTheDocument();
  pickupOn('11-20-2090');
  expect(
    await screen.findByText('The carriers are closed on this day. They collect on their next working day.'),
  ).toBeVisible();
});
