import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { openForm, side, signInBeforeEach, type } from './book-load.fixture.tsx';
import { type Answerer, me, quotedLoad } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const toColumbus = {
  origin_city: 'Laredo',
  origin_zip: '78045',
  destination_city: 'Columbus',
  destination_zip: '43228',
};
const toReno = { ...toColumbus, destination_city: 'Reno', destination_zip: '89502' };
const earlier = [
  sampleLoadRow({ id: 3, ...toColumbus }),
  sampleLoadRow({ id: 2, ...toReno }),
  sampleLoadRow({ id: 1, ...toColumbus }),
];

const withEarlier: Answerer = ({ path }) => {
  const settings = { ...me.settings, permissions: ['get:clone' as const] };
  if (path.includes('/users/me/complete')) return { body: { ...me, settings } };
  if (/\/api\/loads\?/.test(path)) return { body: { items: earlier, total: 3 } };
  const load = quotedLoad();
  const stops = load.stops.map((stop) => ({ ...stop, name: `${stop.city} Dock` }));
  return path.includes('clone') ? { body: { ...load, stops } } : undefined;
};

it('fills in both places and the freight of an earlier lane, each of which is offered once', async () => {
  await openForm('/quote-book/ltl', withEarlier);
  const recent = within(await screen.findByRole('group', { name: 'Recent lanes' }));
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Laredo to Columbus',
    'Laredo to Reno',
  ]);
  await userEvent.click(recent.getByRole('button', { name: 'Laredo to Columbus' }));
  await waitFor(() => expect(side('Pickup').getByLabelText('ZIP')).toHaveValue('78045'));
  expect(side('Delivery').getByLabelText('City')).toHaveValue('Columbus');
  expect(screen.queryByRole('group', { name: 'Recent lanes' })).not.toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'Item 1' })).toBeVisible();
  expect(side('Pickup').getByLabelText('Location')).toHaveValue('Laredo Dock');
  expect(within(screen.getByRole('listitem', { name: 'Item 1' })).getByLabelText('Weight')).not.toHaveValue('');
});

it('keeps freight that is typed already when a lane is taken', async () => {
  await openForm('/quote-book/ltl', withEarlier);
  type(within(screen.getByRole('listitem', { name: 'Item 1' })).getByLabelText('Weight'), '777');
  await userEvent.click(await screen.findByRole('button', { name: 'Laredo to Columbus' }));
  await waitFor(() => expect(side('Pickup').getByLabelText('ZIP')).toHaveValue('78045'));
  expect(within(screen.getByRole('listitem', { name: 'Item 1' })).getByLabelText('Weight')).toHaveValue('777');
});

it('offers none once something is typed', async () => {
  await openForm('/quote-book/ltl', withEarlier);
  await screen.findByRole('group', { name: 'Recent lanes' });
  type(side('Delivery').getByLabelText('City'), 'Tulsa');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent lanes' })).not.toBeInTheDocument());
});

it('offers no containers, which are copied from their own form', async () => {
  const { calls } = await openForm('/quote-book/ltl', withEarlier);
  await screen.findByRole('group', { name: 'Recent lanes' });
  const listed = calls.find(({ path }) => path.includes('/api/loads?'))?.path ?? '';
  expect(new URL(listed, 'http://portal.test').searchParams.getAll('mode')).toEqual([
    'ltl',
    'ftl',
    'expedited',
    'reefer',
    'flatbed',
  ]);
});
