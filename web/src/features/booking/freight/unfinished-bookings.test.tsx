import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { currentSlot } from '../../../platform/forms/draft-slots.ts';
import { item, notices, openForm, side, signInBeforeEach, type } from './book-load.fixture.tsx';
import { stored } from './form/drafts-in-memory.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

/** What this tab has stored becomes what another one left, so many days ago. */
const leaveToOtherTab = (slot: string, days = 0): void => {
  const saved_at = new Date(Date.now() - days * 86_400_000).toISOString();
  for (const [key, draft] of stored) {
    if (!key.endsWith(currentSlot())) continue;
    stored.set(key.replace(currentSlot(), slot), { ...draft, saved_at });
    stored.delete(key);
  }
};

const typeToMemphis = async () => {
  const form = await openForm('/quote-book/ltl');
  type(side('Pickup').getByLabelText('City'), 'Laredo');
  type(side('Delivery').getByLabelText('City'), 'Memphis');
  await screen.findByText(/^Draft saved/);
  form.unmount();
};

it('of another tab are listed, go on here, and leave what this tab has begun as it is', async () => {
  await typeToMemphis();
  leaveToOtherTab('new-other');
  await openForm('/quote-book/ltl');
  expect(side('Delivery').getByLabelText('City')).toHaveValue('');
  type(item(1).getByLabelText('Commodity'), 'Pumps');
  await screen.findByText(/^Draft saved/);
  await userEvent.click(await screen.findByRole('button', { name: '1 unfinished booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue: Laredo – Memphis' }));
  await waitFor(() => expect(side('Delivery').getByLabelText('City')).toHaveValue('Memphis'));
  expect(item(1).getByLabelText('Commodity')).toHaveValue('');
  await userEvent.click(await screen.findByRole('button', { name: '1 unfinished booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue: No places yet' }));
  await waitFor(() => expect(item(1).getByLabelText('Commodity')).toHaveValue('Pumps'));
});

it('are discarded, which can be undone', async () => {
  await typeToMemphis();
  leaveToOtherTab('new-other');
  await openForm('/quote-book/ltl');
  const open = () => screen.findByRole('button', { name: '1 unfinished booking' });
  await userEvent.click(await open());
  await userEvent.click(await screen.findByRole('button', { name: 'Discard: Laredo – Memphis' }));
  await waitFor(() => expect(stored.size).toBe(0));
  await waitFor(() => expect(screen.queryByText('1 unfinished booking')).not.toBeInTheDocument());
  notices.at(-1)?.action?.run();
  expect(within(await open()).getByText('1 unfinished booking')).toBeVisible();
});

it('are forgotten once nobody has gone on with them for a month', async () => {
  await typeToMemphis();
  leaveToOtherTab('new-old', 31);
  await openForm('/quote-book/ltl');
  await waitFor(() => expect(stored.size).toBe(0));
  expect(screen.queryByText('1 unfinished booking')).not.toBeInTheDocument();
});
