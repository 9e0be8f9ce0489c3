import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { notices, press, signInBeforeEach, type } from '../freight/book-load.fixture.tsx';
import { type Call, refusal } from '../freight/fake-portal.fixture.ts';
import { places, quotedContainer } from '../../drayage/containers.fixture.ts';
import { dispatcher, openContainerForm, openDrayage } from './book-container.fixture.tsx';

vi.mock('../../../platform/forms/drafts.ts', () => import('../freight/form/drafts-in-memory.fixture.ts'));
vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

signInBeforeEach();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' });
const door = () => within(screen.getByRole('group', { name: 'Delivery' }));

const pickPlace = async (text: string, name: string) => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Port or ramp' }), text);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

const fillIn = async () => {
  await pickPlace('los', 'Los Angeles, CA');
  type(door().getByLabelText('ZIP'), '92335');
  type(field('Commodity'), 'Furniture');
  type(field('Cargo weight'), '32000');
};

const posted = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/drayage');

describe('a container', () => {
  it('starts with the country of the account at its door', async () => {
    const account = { ...dispatcher.account, country: 'MX' };
    await openContainerForm('/quote-book/drayage', ({ path }) =>
      path === '/api/users/me/complete' ? { body: { ...dispatcher, account } } : undefined,
    );
    expect(door().getByLabelText<HTMLSelectElement>('Country').value).toBe('MX');
  });

  it('asks for the crossing of a haul between two countries, and sends it', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', ({ method }) =>
      method === 'POST' ? { status: 201, body: quotedContainer() } : undefined,
    );
    await fillIn();
    expect(screen.queryByText('Border crossing')).toBeNull();
    await userEvent.selectOptions(door().getByLabelText('Country'), 'MX');
    type(door().getByLabelText('Postal code'), '22444');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Port of crossing' }), 'Otay');
    await userEvent.click(await screen.findByRole('option', { name: 'Otay Mesa, CA (2506)' }));
    await press('Get quotes');
    expect(await screen.findByText('The quotes arrive')).toBeVisible();
    expect(posted(calls).at(-1)?.body).toMatchObject({ border: { port: 'Otay Mesa, CA (2506)' } });
  });

  it('says that the terminal is closed on the day of pickup', async () => {
    const closures = [{ terminal: 'YTI', weekday: 0, day: null }];
    const items = places.map((place) => (place.code === 'USLAX' ? { ...place, closures } : place));
    await openContainerForm('/quote-book/drayage', ({ path }) =>
      path === '/api/drayage/ports' ? { body: { items, total: items.length } } : undefined,
    );
    await fillIn();
    type(field('Pickup date'), '10-08-2090');
    expect(screen.queryByText('The terminal is closed on this day.')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Terminal'), 'YTI');
    expect(await screen.findByText('The terminal is closed on this day.')).toBeVisible();
  });

  it('is booked by keyboard from its port', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', ({ method }) =>
      method === 'POST' ? { status: 201, body: quotedContainer() } : undefined,
    );
    const port = screen.getByRole('combobox', { name: 'Port or ramp' });
    await userEvent.type(port, 'chi');
    await screen.findByRole('option', { name: /BNSF Corwith/ });
    await userEvent.keyboard('{Enter}');
    expect(port).toHaveValue('BNSF Corwith, Chicago, IL');
    expect(await screen.findByText('A chassis split may apply for rail.')).toBeVisible();
    await userEvent.clear(port);
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText('Terminal'), 'YTI');
    await userEvent.click(screen.getByRole('radio', { name: /Drop and pick/ }));
    expect(screen.getByText('2 chassis days included.')).toBeVisible();
    type(field('Container number'), 'csqu 305438-3');
    await press('Get quotes');
    expect(await screen.findByText('The quotes arrive')).toBeVisible();
    expect(posted(calls)[0]?.body).toMatchObject({
      direction: 'import',
      place: 'USLAX',
      terminal: 'YTI',
      container: '40HC',
      container_numbers: ['CSQU3054383'],
      delivery_type: 'drop_and_pick',
      weight: 32_000,
      door: { zip_code: '92335', city: 'Fontana' },
      draft: false,
    });
  });

  it('has other references as an export', async () => {
    await openContainerForm('/quote-book/drayage');
    expect(field('Master BL')).toBeVisible();
    expect(screen.queryByLabelText('Cut-off')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Export' }));
    expect(field('Booking number')).toBeVisible();
    expect(field('Cut-off')).toBeVisible();
    expect(screen.queryByLabelText('Master BL')).toBeNull();
    expect(screen.getByRole('group', { name: 'Loading' })).toBeVisible();
  });

  it('may go one way from a port to a rail ramp', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', ({ method }) =>
      method === 'POST' ? { status: 201, body: quotedContainer() } : undefined,
    );
    await pickPlace('los', 'Los Angeles, CA');
    await userEvent.click(screen.getByRole('radio', { name: 'One way' }));
    await userEvent.click(screen.getByRole('radio', { name: 'A port or ramp' }));
    const [, ramp] = screen.getAllByRole('combobox', { name: 'Port or ramp' });
    await userEvent.type(ramp as HTMLElement, 'chi');
    await userEvent.click(await screen.findByRole('option', { name: /BNSF Corwith/ }));
    type(field('Commodity'), 'Furniture');
    type(field('Cargo weight'), '32000');
    await press('Get quotes');
    expect(await screen.findByText('The quotes arrive')).toBeVisible();
    expect(posted(calls)[0]?.body).toMatchObject({ direction: 'one_way', to_place: 'BNSF_CORWITH', door: null });
  });

  it('shows faults under their fields, with the focus on the first', async () => {
    await openContainerForm('/quote-book/drayage');
    await press('Get quotes');
    expect(screen.getByText('Choose a port or rail ramp from the list.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('4 fields need your attention.');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Port or ramp' })).toHaveFocus());
  });

  it('shows the first refusal of the server, in the language on screen', async () => {
    await openContainerForm('/quote-book/drayage', ({ method }) =>
      method === 'POST'
        ? refusal(400, 'drayage.terminal_unknown', 'We do not know this terminal.', 'terminal')
        : undefined,
    );
    await fillIn();
    await press('Get quotes');
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know this terminal.');
    await switchLanguage('es');
    expect(await screen.findByText('We do not know this terminal. (es)')).toBeVisible();
  });

  it('has a draft of its own', async () => {
    const first = await openContainerForm('/quote-book/drayage');
    await pickPlace('los', 'Los Angeles, CA');
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    first.unmount();
    queryClient.clear();
    await openContainerForm('/quote-book/drayage');
    expect(await screen.findByText(/We restored your draft/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Port or ramp' })).toHaveValue('Los Angeles, CA');
    await press('Start over');
    expect(screen.getByRole('combobox', { name: 'Port or ramp' })).toHaveValue('');
    notices.at(-1)?.action?.run();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Port or ramp' })).toHaveValue('Los Angeles, CA'));
  });
});

describe('a copy', () => {
  it('has the haul of the copied load without its container, and is a draft', async () => {
    const { router } = await openContainerForm('/quote-book/drayage?clone=100601');
    await waitFor(() => expect(router.state.location.href).toBe('/quote-book/drayage'));
    expect(field('Commodity').value).toBe('Furniture');
    expect(field('Container number').value).toBe('');
    expect(notices.at(-1)?.text).toBe('Copied from load 100601.');
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    notices.at(-1)?.action?.run();
    await waitFor(() => expect(field('Commodity').value).toBe(''));
  });

  it('names the copied load when it is sent', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage?clone=100601', ({ method }) =>
      method === 'POST' ? { status: 201, body: quotedContainer() } : undefined,
    );
    await press('Get quotes');
    expect(await screen.findByText('The quotes arrive')).toBeVisible();
    expect(posted(calls)[0]?.body).toMatchObject({ copied_from: 100_601 });
  });
});

describe('a container number', () => {
  it.each([
    ['CSQU 305438-3', 'Check digit matches'],
    ['CSQU3054384', 'The last digit of the container number is not right.'],
    ['CSQX3054383', 'A container number is four letters and seven digits; a 53-foot domestic one may have six.'],
    ['CSQU30', 'Four letters and seven digits.'],
  ])('%s: %s', async (number, verdict) => {
    await openContainerForm('/quote-book/drayage');
    type(field('Container number'), number);
    expect(await screen.findByText(verdict)).toBeVisible();
  });
});

describe('the weight', () => {
  it('over 38,000 lb goes to operations by e-mail, with the whole form', async () => {
    await openContainerForm('/quote-book/drayage');
    await fillIn();
    expect(screen.getByText(/Within the portal/)).toBeVisible();
    type(field('Cargo weight'), '38001');
    expect(screen.getByText(/Over 38,000 lb operations quote by email/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get quotes' })).toBeNull();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask operations by email' }).href);
    expect(mail.pathname).toBe('operations@portal.test');
    expect(mail.searchParams.get('subject')).toBe('Drayage quote over 38,000 lb');
    expect(mail.searchParams.get('body')).toContain('Los Angeles, CA');
    expect(mail.searchParams.get('body')).toContain('38,001 lb');
  });

  it('requires a triaxle chassis and a permit over the legal weight', async () => {
    await openContainerForm('/quote-book/drayage');
    await userEvent.click(screen.getByRole('button', { name: 'All 13 containers' }));
    await userEvent.click(screen.getByRole('radio', { name: /20 ft reefer/ }));
    type(field('Cargo weight'), '37000');
    expect(screen.getByText(/20 ft reefer over 36,000 lb needs a tri-axle chassis/)).toBeVisible();
    type(field('Cargo weight'), '52001');
    expect(screen.getByText(/an overweight permit is needed too/)).toBeVisible();
  });

  it('does not matter where containers are quoted by e-mail alone', async () => {
    await openContainerForm('/quote-book/drayage');
    await pickPlace('manz', 'Manzanillo');
    expect(await screen.findByText(/Containers from here are quoted by email: operations@portal.test/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask operations by email' })).toBeVisible();
  });
});

describe('an existing container', () => {
  it('is changed, and quoted again when the price depends on the change', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage/100601', ({ method, path }) => {
      if (method === 'PATCH') return { body: quotedContainer({ version: 4, requote_needed: true }) };
      return path === '/api/drayage/requote/100601' ? { body: quotedContainer({ version: 5 }) } : undefined;
    });
    expect(screen.getByText('Rates may change if the port or terminal changes.')).toBeVisible();
    await userEvent.selectOptions(await screen.findByLabelText('Terminal'), 'YTI');
    await press('Save and get quotes');
    expect(await screen.findByText('The quotes arrive')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 3, terminal: 'YTI' });
    expect(calls.some(({ path }) => path === '/api/drayage/requote/100601')).toBe(true);
  });

  it('shows both versions when somebody else saved first', async () => {
    let theirs = quotedContainer();
    await openContainerForm('/quote-book/drayage/100601', ({ method, path }) => {
      if (method === 'PATCH') {
        theirs = quotedContainer({ version: 4, commodity: 'Chairs' });
        return refusal(409, 'loads.already_moved', 'The load has changed in the meantime.');
      }
      return path === '/api/drayage/100601' ? { body: theirs } : undefined;
    });
    type(field('Commodity'), 'Tables');
    await press('Save without quoting');
    const view = within(await screen.findByRole('dialog'));
    expect(view.getByRole('row', { name: 'Commodity Tables Chairs' })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field('Commodity').value).toBe('Chairs'));
  });

  it('can be read but not changed while operations work on it', async () => {
    await openContainerForm('/quote-book/drayage/100601', ({ path }) =>
      path === '/api/drayage/100601'
        ? { body: quotedContainer({ operations_since: '2026-03-01T10:00:00Z', editable: 'nothing' }) }
        : undefined,
    );
    expect(screen.getByText(/Operations are working on this quote/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email operations' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:operations@portal.test?subject=Drayage%20request%20100601'),
    );
    expect(field('Commodity')).toBeDisabled();
    expect(field('Commodity').value).toBe('Furniture');
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });

  it.each([
    ['a booked one opens on its page', { editable: 'papers', status: 'assigned' } as const, 'The load itself'],
    ['a finished one opens on its page', { editable: 'nothing', status: 'delivered' } as const, 'The load itself'],
  ])('%s', async (_title, changes, shown) => {
    await openDrayage('/quote-book/drayage/100601', ({ path }) =>
      path === '/api/drayage/100601' ? { body: quotedContainer(changes) } : undefined,
    );
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('of another mode opens on the form of that mode', async () => {
    await openDrayage('/quote-book/drayage/100601', ({ path }) =>
      path === '/api/loads/details/100601'
        ? { body: { id: 100_601, mode: 'ltl', quote_type: 'ltl', status: 'quoted' } }
        : undefined,
    );
    expect(await screen.findByText('The form of pallets')).toBeVisible();
  });
});
