import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/api/query-client.ts';
import { fillIn, fillItem, item, openForm, press, side, signInBeforeEach, type } from './book-load.fixture.tsx';
import { type Call, me, quotedLoad } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const modes = { ltl: true, ftl: true, exp: true, insurance: true, flatbed: true, reefer: true, drayage: true };
const everyMode = { ...me, settings: { ...me.settings, can_dispatch_modes: modes } };

/** Book a Load for a person with every mode, in front of a fake portal that accepts each load. */
const openFor = (address: string) =>
  openForm(address, ({ path, method }) => {
    if (path === '/api/users/me/complete') return { body: everyMode };
    return method === 'POST' ? { status: 201, body: quotedLoad() } : undefined;
  });

const sent = async (calls: readonly Call[]) => {
  await press(/Get quotes/);
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  return calls.find(({ method, path }) => method === 'POST' && path === '/api/loads')?.body;
};

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const truck = (name: RegExp) => screen.findByRole('radio', { name });

describe('the tabs', () => {
  it('are those that are enabled, several at once with the sum of their weights', async () => {
    await openFor('/quote-book/ftl');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Multi service 10',
      'LTL and parcel 5',
      'Dedicated truck ',
      'Full truckload 2',
      'Expedited 1',
      'Refrigerated 1',
      'Flatbed 1',
      'Drayage ',
    ]);
    expect(tab(/Full truckload/)).toHaveAttribute('aria-selected', 'true');
  });

  it('keep all values, and send only those of the open one', async () => {
    const { calls, router } = await openFor('/quote-book/ftl');
    fillIn();
    type(screen.getByLabelText('Pickup until'), '03-05-2090');
    await userEvent.click(await screen.findByLabelText('Team drivers'));
    await userEvent.click(tab(/LTL/));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quote-book/ltl'));
    // The address changes before the other tab is drawn.
    await waitFor(() => expect(screen.queryByLabelText('Team drivers')).toBeNull());
    expect(item(1).getByLabelText<HTMLInputElement>('Commodity').value).toBe('Molded trim panels');
    expect(await sent(calls)).toMatchObject({ mode: 'ltl', truck: null, pickup_until: null });
  });

  it('open on the one a draft was typed for', async () => {
    const first = await openFor('/quote-book/flatbed');
    fillIn();
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    first.unmount();
    queryClient.clear();
    const { router } = await openFor('/quote-book/ltl');
    await waitFor(() => expect(router.state.location.pathname).toBe('/quote-book/flatbed'));
    expect(await screen.findByText(/We restored your draft/)).toBeVisible();
  });
});

describe('a truck', () => {
  it('is chosen by its picture, which says what does not fit', async () => {
    const { calls } = await openFor('/quote-book/ftl');
    fillIn();
    fillItem(1, { Weight: '30000' });
    await userEvent.click(await truck(/26 ft box truck.*30,000 lb is more than its 10,000 lb/));
    await press(/Get quotes/);
    const choice = await screen.findByRole('radiogroup', { name: 'Choose a truck' });
    expect(await within(choice).findByRole('alert')).toHaveTextContent('26 ft box truck: 30,000 lb is more than');
    await userEvent.click(await truck(/48 ft dry van/));
    await userEvent.click(screen.getByLabelText('Partial load'));
    expect(screen.getByText('Takes about 67% of the truck.')).toBeVisible();
    expect(await sent(calls)).toMatchObject({
      mode: 'ftl',
      truck: { truck_type: 'VAN_48', team: false, partial: true, tarp_ft: null },
    });
  });

  it('must be chosen for a dedicated quote', async () => {
    const { calls } = await openFor('/quote-book/dedicated');
    fillIn();
    await press(/Get quotes/);
    expect(await screen.findByText('Choose a truck.')).toBeVisible();
    await userEvent.click(await truck(/53 ft dry van/));
    await userEvent.click(await truck(/48 ft flatbed/));
    await userEvent.click(await truck(/53 ft dry van/));
    expect(await sent(calls)).toMatchObject({ mode: 'dedicated', truck: { truck_type: 'VAN_53' } });
  });

  it('brings tarps on an open deck', async () => {
    const { calls } = await openFor('/quote-book/flatbed');
    fillIn();
    await userEvent.click(await screen.findByLabelText('6 ft'));
    expect(await sent(calls)).toMatchObject({ mode: 'flatbed', truck: { tarp_ft: 6 } });
  });

  it('keeps the freight at a temperature, in either unit', async () => {
    const { calls } = await openFor('/quote-book/reefer');
    fillIn();
    await press(/Get quotes/);
    expect(await screen.findByText(/A reefer is set to a temperature/)).toBeVisible();
    type(await screen.findByLabelText('Coldest temperature of item 1'), '-10');
    type(screen.getByLabelText('Warmest temperature of item 1'), '0');
    await userEvent.click(screen.getByLabelText('°C'));
    expect(screen.getByLabelText<HTMLInputElement>('Coldest temperature of item 1').value).toMatch(/23\.3/);
    await userEvent.click(screen.getByLabelText('°F'));
    const body = await sent(calls);
    expect(body).toMatchObject({ mode: 'reefer', line_items: [{ temperature: { min: -10, max: 0, unit: 'F' } }] });
  });
});

describe('stops in between', () => {
  it('are added, moved and sent with the team that drives them', async () => {
    const { calls } = await openFor('/quote-book/expedited');
    fillIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a stop' }));
    await press('Add a stop');
    const stop = (number: number) => within(screen.getByRole('listitem', { name: `Stop ${number}` }));
    type(stop(2).getByLabelText('ZIP'), '43228');
    type(stop(3).getByLabelText('ZIP'), '78045');
    await userEvent.click(stop(3).getByLabelText('Pickup'));
    await press('Move stop 3 up');
    expect(screen.getByText('Stop moved to place 2.')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Team drivers'));
    expect(await sent(calls)).toMatchObject({
      mode: 'expedited',
      truck: { team: true },
      stops: [
        { zip_code: '78045', type: 'pickup' },
        { zip_code: '78045', type: 'pickup' },
        { zip_code: '43228', type: 'delivery' },
        { zip_code: '43228', type: 'delivery' },
      ],
    });
  });
});

describe('days', () => {
  it('may be ranges, which must begin before they end', async () => {
    const { calls } = await openFor('/quote-book/ftl');
    fillIn();
    type(screen.getByLabelText('Pickup from'), '03-02-2090');
    type(screen.getByLabelText('Pickup until'), '03-01-2090');
    await press(/Get quotes/);
    expect(await side('Pickup').findByText('The last day of pickup is before the first.')).toBeVisible();
    type(screen.getByLabelText('Pickup until'), '03-03-2090');
    type(screen.getByLabelText('Deliver from'), '03-07-2090');
    expect(await sent(calls)).toMatchObject({
      pickup_until: '2090-03-03',
      deliver_from: '2090-03-07',
      deliver_by: null,
    });
  });
});

describe('several modes at once', () => {
  it('show which of them are requested', async () => {
    const { calls } = await openFor('/quote-book/multi-service');
    fillIn();
    expect(await screen.findByText(/A reefer is set to a temperature/)).toBeVisible();
    expect(screen.getAllByText('Will be quoted.')).toHaveLength(4);
    expect(await sent(calls)).toMatchObject({ mode: 'multi-service', truck: { truck_type: null } });
  });
});
