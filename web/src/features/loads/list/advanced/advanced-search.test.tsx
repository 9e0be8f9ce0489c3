import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPage, openMyLoads } from '../my-loads.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

let requests: URL[] = [];
const searched = () => requests.filter(({ pathname }) => pathname === '/api/loads/advanced').at(-1)?.searchParams;

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://portal.test');
    requests.push(url);
    const body =
      url.pathname === '/api/carrier-db' ? { items: [{ id: 5, name: 'Saia LTL Freight' }] } : aPage([sampleLoadRow()]);
    return Promise.resolve(new Response(JSON.stringify(url.pathname.endsWith('views') ? { items: [] } : body)));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('searches by every criterion, keeps them in the address, and shows the results in the same table', async () => {
  const router = openMyLoads();
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced search' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Advanced search' }));
  await userEvent.type(drawer.getByLabelText('Text'), 'pumps');
  await userEvent.click(drawer.getByLabelText('In Transit'));
  await userEvent.click(drawer.getByLabelText('LTL and parcel'));
  const [origin, destination] = drawer.getAllByLabelText('State or province');
  await userEvent.type(origin as HTMLElement, 'texas');
  await userEvent.click(await drawer.findByRole('option', { name: /Texas/ }));
  await userEvent.type(destination as HTMLElement, 'IL');
  await userEvent.click((await drawer.findAllByRole('option'))[0] as HTMLElement);
  const [, , priceFrom, weightFrom] = drawer.getAllByLabelText('From');
  await userEvent.type(priceFrom as HTMLElement, '100.5');
  await userEvent.type(weightFrom as HTMLElement, '1,000');
  await userEvent.click(drawer.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searched()).toBeDefined());
  expect(Object.fromEntries(searched() ?? [])).toEqual({
    text: 'pumps',
    status: 'in transit',
    mode: 'ltl',
    origin_state: 'TX',
    destination_state: 'IL',
    price_min: '100.5',
    weight_min: '1000',
    skip: '0',
    limit: '25',
  });
  expect(router.state.location.search).toMatchObject({ origin_state: 'TX', weight_min: 1000 });
  expect(await screen.findByText('1 load found')).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveTextContent('100482');
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pickup' })).not.toBeInTheDocument();
});

it('is read from a link, removes a criterion by its cross, and returns to the list', async () => {
  openMyLoads('/my-loads?status=delivered,nonsense&delivery_from=2026-11-01&price_max=900&origin_state=TX');
  await waitFor(() => expect(searched()?.get('status')).toBe('delivered'));
  await userEvent.click(await screen.findByRole('button', { name: /Remove Price/ }));
  await waitFor(() => expect(searched()?.has('price_max')).toBe(false));
  expect(searched()?.get('delivery_from')).toBe('2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('tablist')).toBeInTheDocument();
});

it('does not send a range that ends before it begins', async () => {
  openMyLoads('/my-loads?weight_min=500');
  await userEvent.click(await screen.findByRole('button', { name: 'Change search' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Advanced search' }));
  await userEvent.type(drawer.getAllByLabelText('To').at(-1) as HTMLElement, '20');
  await userEvent.click(drawer.getByRole('button', { name: 'Search' }));
  expect(await drawer.findByText('Enter 500 or more.')).toBeInTheDocument();
  expect(searched()?.has('weight_max')).toBe(false);
});

it('says two values of a criterion, and of more the first and how many more there are', async () => {
  openMyLoads('/my-loads?status=quoted,expired,delivered&origin_state=TX,OK');
  expect(await screen.findByRole('button', { name: 'Status Quoted and 2 more' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Origin TX, OK' })).toBeVisible();
});
