import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { SharedPage } from './shared-page.tsx';
import { TrackPage } from './track-page.tsx';

const shared = {
  account_name: 'Acme Industrial',
  operator_name: 'Northline Freight',
  shared_by: 'Priya Shah',
  language: 'es',
  message: 'Aquí van.',
  load_id: 100517,
  expires_at: '2026-11-28T20:00:00Z',
  documents: [
    { id: 1, type: 'bol', name: 'BOL.pdf', content_type: 'application/pdf', size: 4096, created_at: '', url: '/f/1' },
    {
      id: 2,
      type: 'other',
      name: 'Lista.xlsx',
      content_type: 'application/x',
      size: 4096,
      created_at: '',
      url: '/f/2',
    },
  ],
};
const place = { city: 'Dallas', state: 'TX', timezone: 'America/Chicago', lat: 32.8, lng: -96.8 };
const tracked: PublicTracking = {
  load_id: 100517,
  account_name: 'Acme Industrial',
  operator_name: 'Northline Freight',
  mode: 'ltl',
  stage: 'in_transit',
  carrier: { name: 'Saia LTL Freight', scac: 'SAIA' },
  pro_number: '0482917357',
  pickup_date: '2026-11-23',
  due_date: '2026-11-25',
  delivery_date: '2026-11-27',
  eta_at: null,
  late_days: 2,
  tracking_available: true,
  late_hours: null,
  exception: { kind: 'weather', at: '2026-11-24T15:00:00Z' },
  booked_at: '2026-11-20T15:00:00Z',
  actual_pickup_at: '2026-11-23T15:00:00Z',
  out_for_delivery_at: null,
  actual_delivery_at: null,
  distance_miles: 781,
  route_line: null,
  origin: place,
  destination: { ...place, city: 'Atlanta', state: 'GA', lat: 33.7, lng: -84.4 },
  events: [
    {
      id: 3,
      type: 'DELAY',
      occurred_at: '2026-11-24T15:00:00Z',
      timezone: 'America/Chicago',
      city: 'Memphis',
      state: 'TN',
      lat: 35.1,
      lng: -90,
    },
  ],
  pod: null,
  expires_at: '2026-12-21T20:00:00Z',
};

let reply: () => Response;
const closed = () =>
  Response.json(
    { detail: [{ msg: { en: '', es: '' }, code: 'sharing.link_closed' }], request_id: 'q' },
    { status: 404 },
  );

beforeAll(startWithAllWords);
beforeEach(async () => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  await switchLanguage('en');
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
});
afterEach(() => vi.unstubAllGlobals());

const openShared = () => openPage('/shared/abc', { me: aPerson(), path: 'shared/$token', component: SharedPage });
const openTracked = () => openPage('/track/abc', { me: aPerson(), path: 'track/$token', component: TrackPage });

describe('a shared link', () => {
  it('is read in the language it was sent in, without changing what the reader chose for the portal', async () => {
    reply = () => Response.json(shared);
    openShared();
    expect(await screen.findByRole('heading', { level: 1, name: 'Documentos de la carga 100517' })).toBeVisible();
    expect(screen.getByText('Aquí van.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver BOL.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver Lista.xlsx' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Descargar Lista.xlsx' })).toHaveAttribute('href', '/f/2');
    expect(localStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Documents for load 100517' })).toBeVisible();
    expect(window.location.search).toBe('?lang=en');
  });

  it.each([
    ['shared', openShared],
    ['track', openTracked],
  ])('that has ended shows only that: %s', async (_, open) => {
    reply = closed;
    open();
    expect(await screen.findByRole('heading', { name: 'This link no longer opens' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Acme Industrial')).toBeNull();
  });

  it('that failed to load can be retried', async () => {
    reply = () => Response.json({ detail: [], request_id: 'q' }, { status: 500 });
    openShared();
    const again = await screen.findByRole('button', { name: 'Try again' });
    reply = () => Response.json(shared);
    await userEvent.click(again);
    expect(await screen.findByText('Aquí van.')).toBeVisible();
  });
});

describe('a tracking link', () => {
  it.each([
    [false, [], 1],
    [false, tracked.events, 0],
    [true, [], 0],
  ])('says whether its carrier is tracked: %s', async (tracking_available, events, times) => {
    reply = () => Response.json({ ...tracked, tracking_available, events });
    openTracked();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryAllByText('Tracking not available for this carrier')).toHaveLength(times);
  });

  it('shows where the load is, how late it is, and the tracking events', async () => {
    reply = () => Response.json(tracked);
    openTracked();
    expect(await screen.findByText('On the way')).toBeVisible();
    expect(screen.getByText('2 days late')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Map: Dallas to Atlanta, last seen near Memphis' })).toBeVisible();
    expect(screen.getByText('Delayed, Memphis, TN')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByText('En camino')).toBeVisible();
    expect(screen.getByText('2 días de retraso')).toBeVisible();
  });
});
