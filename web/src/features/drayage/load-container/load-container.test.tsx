import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '@portal/contract/access/permissions.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { startSession } from '../../../platform/session/session.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { fakePortal, me } from '../../booking/freight/fake-portal.fixture.ts';
import { type as typeInto } from '../../booking/freight/book-load.fixture.tsx';
import { clockOn, quotedContainer } from '../containers.fixture.ts';
import { LoadContainer } from './load-container.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

beforeAll(async () => {
  await startWithAllWords();
});
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 });
});

const withOperations = quotedContainer({ operations_since: '2026-03-01T10:00:00Z', editable: 'nothing' });
const markup = { markup_percent: 12, markup_min: 25 };

const open = async (permissions: Permission[], load = quotedContainer()) => {
  const portal = fakePortal(({ method, path }) => {
    if (method === 'PATCH') return { body: quotedContainer({ ...load, version: 4, last_free_day: '2026-03-09' }) };
    if (path === '/api/drayage/100601/quote' || path === '/api/drayage/100601/hand-back') return { body: {} };
    if (path === '/api/loads/100601/carriers') {
      return { body: { requested: 0, answered: 0, closed: true, pending: [], items: [], markup } };
    }
    return path === '/api/drayage/100601' ? { body: load } : undefined;
  });
  vi.stubGlobal('fetch', portal.fetch);
  openPage('/load', {
    me: { ...me, settings: { ...me.settings, permissions } },
    path: '/load',
    component: () => <LoadContainer loadId={100_601} />,
  });
  await screen.findByRole('heading', { name: 'Container' });
  return portal;
};

describe('the container of a load', () => {
  it('says what it is and where it stands', async () => {
    await open([]);
    expect(screen.getByText('1 × 40 ft high cube')).toBeVisible();
    expect(screen.getByText('CSQU3054383')).toBeVisible();
    expect(screen.getByText('APM Pier 400')).toBeVisible();
    expect(screen.getByText('Maersk')).toBeVisible();
    expect(screen.queryByRole('button', { name: /references/ })).toBeNull();
  });

  it('says what is missing before pickup, and takes what is learned', async () => {
    const { calls } = await open(
      ['patch:loads'],
      quotedContainer({ missing_references: ['master_bl'], editable: 'papers' }),
    );
    expect(screen.getByText('Needed before pickup: Master BL.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add references' }));
    const drawer = within(await screen.findByRole('dialog'));
    typeInto(drawer.getByLabelText('Last free day (LFD)'), '03-09-2026');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')).toBeDefined());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      version: 3,
      last_free_day: '2026-03-09',
      container_numbers: ['CSQU3054383'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a load of several containers', () => {
  it('shows a clock for each, and takes a last free day of one alone', async () => {
    const numbers = ['CSQU3054383', 'MSKU6011672'];
    const load = quotedContainer({
      editable: 'papers',
      container_count: 2,
      container_numbers: numbers,
      containers: numbers.map((number) => ({ ...clockOn({}), number })),
    });
    const { calls } = await open(['patch:loads'], load);
    expect(await screen.findByRole('heading', { name: 'MSKU 601167 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit container references' }));
    const drawer = within(await screen.findByRole('dialog'));
    typeInto(drawer.getByLabelText('Last free day of MSKU6011672'), '03-11-2026');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')).toBeDefined());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      container_numbers: numbers,
      container_free_days: [{ number: 'MSKU6011672', last_free_day: '2026-03-11' }],
    });
  });
});

describe('a quote by hand', () => {
  it('is not offered to customers', async () => {
    await open(['get:loads'], withOperations);
    expect(screen.getByText(/Operations are working on the quote since/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quote by hand' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hand back' })).toBeNull();
  });

  it('may be none: the load is handed back with what has to change', async () => {
    const { calls } = await open(['post:operations-quote'], withOperations);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand back' }));
    expect(dialog.getByText('Say what has to change.')).toBeVisible();
    typeInto(dialog.getByLabelText(/What has to change/), 'The terminal is missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand back' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toBeDefined());
    expect(calls.find(({ path }) => path === '/api/drayage/100601/hand-back')?.body).toEqual({
      reason: 'The terminal is missing.',
    });
  });

  it('shows cost and price as it is typed, and is sent', async () => {
    const { calls } = await open(['post:operations-quote'], withOperations);
    await userEvent.click(await screen.findByRole('button', { name: 'Quote by hand' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Send the quote' }));
    expect(drawer.getAllByText('Enter an amount.')).toHaveLength(2);
    const [base, fuel] = drawer.getAllByLabelText('Amount');
    typeInto(base as HTMLElement, '550');
    typeInto(fuel as HTMLElement, '165');
    expect(await drawer.findByText('Cost and the account’s markup of 12%, at least $25.')).toBeVisible();
    expect(drawer.getByText('$715.00')).toBeVisible();
    expect(drawer.getByText('$800')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Send the quote' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toBeDefined());
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      lines: [
        { code: 'BASE', amount: 550 },
        { code: 'FUEL', amount: 165 },
      ],
      service_class: 'standard',
      transit_days: 1,
    });
  });
});
