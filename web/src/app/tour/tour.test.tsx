import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourSection } from '@portal/contract/users/tour-sections.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../../features/quotes/quotes.fixture.tsx';
import { tourSectionOf } from './tour-section-of.ts';
import { Tour } from './tour.tsx';

let noted: string[];
let ended: number;

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  noted = [];
  ended = 0;
  vi.stubGlobal('fetch', (url: string) => {
    noted.push(url);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  // jsdom draws nothing: every element counts as shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (left: TourSection[], isAsked = false) => {
  const me = aPerson();
  me.settings.tours_left = left;
  const Page = () => (
    <main>
      <label>
        <input type="search" />
      </label>
      <a href="/settings/my-locations">Locations</a>
      <a href="/settings/my-line-items">Line items</a>
      <Tour isAsked={isAsked} onEnd={() => (ended += 1)} />
    </main>
  );
  return openPage('/settings', { me, path: 'settings', component: Page });
};

const title = (name: string) => screen.findByRole('dialog', { name }, { timeout: 4000 });

it('goes through the controls that are there, by keys, and notes that it was seen', async () => {
  open(['settings']);
  expect(await title('Find a setting')).toHaveTextContent('1 of 3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  expect(await title('Saved locations')).toHaveTextContent('2 of 3');
  expect(screen.getByRole('link', { name: 'Locations' })).toHaveAttribute('data-pointed-at');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await title('Find a setting')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await title('Saved line items')).toHaveTextContent('To see this tour again');
  // There is nothing after the last one.
  await userEvent.keyboard('{ArrowRight}');
  expect(noted).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(noted).toEqual([expect.stringContaining('section_name=settings')]);
  expect(document.querySelector('[data-pointed-at]')).toBeNull();
});

it('ends for good with Escape', async () => {
  open(['home', 'settings']);
  await title('Find a setting');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(noted).toEqual([expect.stringContaining('section_name=settings')]);
});

it('comes again for who asks, and is not noted twice', async () => {
  open([], true);
  await title('Find a setting');
  await userEvent.click(screen.getByRole('button', { name: 'Skip the tour' }));
  expect(ended).toBe(1);
  expect(noted).toEqual([]);
});

it('waits while a dialog is open', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  open(['settings']);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByRole('dialog', { name: 'Find a setting' })).toBeNull();
  dialog.remove();
  await title('Find a setting');
});

it.each([
  ['/quote-book/ltl', 'quote-book'],
  ['/quote-book/drayage', 'quote-book'],
  ['/quote-book/ltl/100', null],
  ['/quote-book/carrier-selection', null],
  ['/my-loads/100', null],
  ['/settings/rates', null],
])('knows the section of %s', (pathname, section) => expect(tourSectionOf(pathname)).toBe(section));
