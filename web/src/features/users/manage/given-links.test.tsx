import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FC } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { GivenLinks } from './given-links.tsx';
import { noAccess } from './listed-users.fixture.ts';
import { UserAccess } from './user-access.tsx';

/** How many links open; the list itself ends at two hundred. Null: the server fails. */
let total: number | null;
/** How often the person's access was read. */
let readings: number;

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  readings = 0;
  vi.stubGlobal('fetch', (url: string, init: { method?: string } = {}) => {
    if (total === null) return Promise.resolve(Response.json({ detail: [], request_id: 'r' }, { status: 500 }));
    if (url.endsWith('/access')) {
      readings += 1;
      return Promise.resolve(Response.json({ ...noAccess, shared_links: total }));
    }
    if (!url.includes('/shared-links')) return Promise.resolve(Response.json(aPerson()));
    if (init.method !== 'POST') return Promise.resolve(Response.json({ items: [], total }));
    const ended = total;
    total = 0;
    return Promise.resolve(Response.json({ ended }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const Both = () => (
  <>
    <UserAccess userId={7} name="Ana Ruiz" isOneself={false} />
    <GivenLinks userId={7} />
  </>
);
const open = (component: FC) => openPage('/user', { me: aPerson(), path: 'user', component });

it('counts the links of a person, ends them in one act, and reads the access again', async () => {
  total = 312;
  open(Both);
  expect(await screen.findByText('312 links to documents or tracking open without signing in.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End them all' }));
  await waitFor(() => expect(screen.queryByText('Shared links')).toBeNull());
  expect(total).toBe(0);
  await waitFor(() => expect(readings).toBe(2));
});

it('says that they could not be read, and reads them again', async () => {
  total = null;
  open(() => <GivenLinks userId={7} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  total = 1;
  await userEvent.click(retry);
  expect(await screen.findByText('1 link to documents or tracking opens without signing in.')).toBeVisible();
});
