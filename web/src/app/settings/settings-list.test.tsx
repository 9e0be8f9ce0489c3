import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { SettingsList } from './settings-list.tsx';

beforeAll(startWithAllWords);

const admin = samplePerson({
  settings: { permissions: ['patch:accounts', 'patch:locations', 'patch:line-items', 'get:audit'] },
});

const open = () =>
  openPage('/settings/audit', {
    me: admin,
    path: '/settings/audit',
    component: () => <SettingsList current="audit" />,
  });

it('marks the open setting, and arrows go from the search along the list and back', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  const field = screen.getByRole('searchbox');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Statements' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Locations' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
});

it('finds settings by what they do, and Enter opens the first', async () => {
  const router = open();
  await userEvent.type(await screen.findByRole('searchbox'), 'dock notes');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/my-locations'));
});
