import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';

import { Frame } from './frame.tsx';

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lays the words of the sidebar over the page where only its icons have room beside it', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(max-width: 89.99em)',
  }));
  openPage('/home', { me: samplePerson(), path: 'home', component: Frame });
  await userEvent.click(await screen.findByRole('button', { name: 'Expand' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: 'My Loads' })).toHaveTextContent('My Loads');
  await userEvent.click(menu.getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
