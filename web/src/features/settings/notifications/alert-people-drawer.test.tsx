import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentUser } from '../../../platform/session/current-user.ts';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { AlertPeopleDrawer } from './alert-people-drawer.tsx';

const people = ['Ana', 'Ben', 'Eva'].map((first_name, at) => ({
  id: at + 1,
  first_name,
  last_name: 'Vega',
  email: `${first_name}@acme.test`,
}));
type Choice = { carrier_alerts_to: number[]; carrier_alerts_instead_of: number[] };
let stored: number[];
let sent: Choice[];

/** The server: a choice in the place of another one than the present is refused. */
const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/users')) return Response.json({ items: people, total: people.length });
  if (init.method !== 'PATCH') return Response.json({ carrier_alerts_to: stored });
  const choice = JSON.parse(init.body ?? '') as Choice;
  sent.push(choice);
  if (choice.carrier_alerts_instead_of.join() === stored.join()) {
    return Response.json({ carrier_alerts_to: (stored = choice.carrier_alerts_to) });
  }
  const msg = { en: 'Somebody else changed this account.', es: 'x' };
  return Response.json({ detail: [{ msg, code: 'accounts.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('joins the choices of two people, and says so before it saves them', async () => {
  stored = [1];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUser.queryKey, aPerson());
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={client}>
      <AlertPeopleDrawer chosen={[1]} onClose={onClose} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ben/ }));
  stored = [1, 3];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody else chose people meanwhile/)).toBeVisible();
  for (const { first_name } of people) {
    expect(screen.getByRole('checkbox', { name: new RegExp(`^${first_name}`) })).toBeChecked();
  }
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 30_000);
  expect([stored, sent.length]).toEqual([[1, 3, 2], 2]);
});
