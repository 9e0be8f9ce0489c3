import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/api/query-client.ts';
import {
  fillIn,
  fillItem,
  item,
  notices,
  open,
  openForm,
  press,
  side,
  signInBeforeEach,
} from './book-load.fixture.tsx';
import { type Call, me, quotedLoad, refusal } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

describe('the draft', () => {
  it('is saved, restored, discarded, and restored by undo', async () => {
    const first = await openForm('/quote-book/ltl');
    fillIn();
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    first.unmount();
    queryClient.clear();
    await openForm('/quote-book/ltl');
    expect(await screen.findByText(/We restored your draft/)).toBeVisible();
    const commodity = () => item(1).getByLabelText<HTMLInputElement>('Commodity').value;
    await waitFor(() => expect(commodity()).toBe('Molded trim panels'));
    await press('Start over');
    await waitFor(() => expect(commodity()).toBe(''));
    notices.at(-1)?.action?.run();
    await waitFor(() => expect(commodity()).toBe('Molded trim panels'));
  });
});

describe('an empty form', () => {
  it('starts with the country of the account', async () => {
    const account = { ...me.account, country: 'MX' };
    await openForm('/quote-book/ltl', ({ path }) =>
      path === '/api/users/me/complete' ? { body: { ...me, account } } : undefined,
    );
    expect(side('Pickup').getByLabelText<HTMLSelectElement>('Country').value).toBe('MX');
    expect(side('Delivery').getByLabelText<HTMLSelectElement>('Country').value).toBe('MX');
  });
});

describe('an existing load', () => {
  const theLoad = (call: Call) => (call.path === '/api/loads/details/100517' ? { body: quotedLoad() } : undefined);

  it('is changed, and quotes are requested again when the price depends on the change', async () => {
    const { calls } = await openForm('/quote-book/ltl/100517', (call) => {
      if (call.method === 'PATCH') return { body: quotedLoad({ version: 4, requote_needed: true }) };
      return call.path === '/api/loads/100517/quote' ? { body: quotedLoad({ version: 5 }) } : theLoad(call);
    });
    fillItem(1, { Weight: '2000' });
    await press('Save and get quotes');
    expect(await screen.findByText('The carriers answer')).toBeVisible();
    expect(calls.find((call) => call.method === 'PATCH')?.body).toMatchObject({ version: 3 });
    expect(calls.some((call) => call.path === '/api/loads/100517/quote')).toBe(true);
  });

  it('shows both versions when somebody else saved first', async () => {
    let version = 3;
    const { calls } = await openForm('/quote-book/ltl/100517', (call) => {
      const theirs = quotedLoad(version === 3 ? {} : { version, po_number: 'PO-2' });
      if (call.path === '/api/loads/details/100517') return { body: theirs };
      if (call.method !== 'PATCH') return undefined;
      if (version === 4) return { body: theirs };
      version = 4;
      return refusal(409, 'loads.already_moved', 'The load has changed in the meantime.');
    });
    fillItem(1, { Commodity: 'Trim' });
    await press('Save without quoting');
    const view = within(await screen.findByRole('dialog'));
    expect(view.getByRole('row', { name: 'PO number PO-1 PO-2' })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Keep mine' }));
    await press('Save without quoting');
    expect(await screen.findByText('The load itself')).toBeVisible();
    expect(calls.findLast((call) => call.method === 'PATCH')?.body).toMatchObject({ version: 4, po_number: 'PO-1' });
  });

  it('opens its page once it is booked', async () => {
    await open('/quote-book/ltl/100517', (call) =>
      call.path === '/api/loads/details/100517' ? { body: quotedLoad({ status: 'assigned' }) } : undefined,
    );
    expect(await screen.findByText('The load itself')).toBeVisible();
  });
});

describe('addresses', () => {
  it.each(['balloon', 'flatbed', 'drayage', 'ltl/999', 'ltl?clone=999'].map((end) => `/quote-book/${end}`))(
    '%s leads nowhere',
    async (address) => {
      await open(address);
      expect(await screen.findByText('Page not found')).toBeVisible();
    },
  );

  it('copies the load of the address, for another day', async () => {
    const { account: _account, ...copy } = { ...quotedLoad(), account: null };
    const { router, calls } = await openForm('/quote-book/ltl?clone=100517', (call) =>
      call.path === '/api/clone/100517' ? { body: { ...copy, deliver_by: null, copied_from: 100_517 } } : undefined,
    );
    expect(item(1).getByLabelText<HTMLInputElement>('Commodity').value).toBe('Molded trim panels');
    expect(screen.getByLabelText<HTMLInputElement>('Pickup date').value).not.toBe('03-01-2090');
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
    await press('Save without quoting');
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ copied_from: 100_517 });
  });

  it('shows the stops in between of a copied load, whose removal can be undone', async () => {
    const { account: _account, ...copy } = { ...quotedLoad(), account: null };
    const [first, last] = copy.stops;
    if (!first || !last) throw new Error('the load has two stops');
    const between = { ...last, name: 'Memphis Dock', city: 'Memphis', state: 'TN', zip_code: '38118' };
    await openForm('/quote-book/ltl?clone=100517', (call) =>
      call.path === '/api/clone/100517'
        ? { body: { ...copy, deliver_by: null, stops: [first, between, last] } }
        : undefined,
    );
    expect(screen.getByText(/Memphis Dock/)).toHaveTextContent('Memphis, TN 38118');
    await press('Remove stop 2');
    expect(screen.queryByText(/Memphis Dock/)).toBeNull();
    expect(screen.queryByText('Stops in between')).toBeNull();
    notices.at(-1)?.action?.run();
    expect(await screen.findByText(/Memphis Dock/)).toBeVisible();
  });
});
