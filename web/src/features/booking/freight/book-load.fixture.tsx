import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, vi } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { type Notice, onNotice } from '../../../platform/notify.ts';
import { frameRoute, rootRoute } from '../../../platform/routing/parent-routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { startSession } from '../../../platform/session/session.ts';
import { bookLoadRoutes } from './book-load.routes.tsx';
import { stored } from './form/drafts-in-memory.fixture.ts';
import { fakePortal } from './fake-portal.fixture.ts';
import { saysNotFound } from '../../../testing/not-found.fixture.tsx';

/** The notices shown beside the form. */
export const notices: Notice[] = [];

/** Signs a person in before each test, in English, with nothing stored by another test. */
export const signInBeforeEach = () => {
  beforeAll(async () => {
    await startWithAllWords();
    onNotice((notice) => notices.push(notice));
  });
  beforeEach(async () => {
    stored.clear();
    notices.length = 0;
    queryClient.clear();
    await switchLanguage('en');
    startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 });
  });
};

const otherScreen = (path: string, text: string) =>
  createRoute({ getParentRoute: () => frameRoute, path, component: () => <p>{text}</p> });

/** Book a Load at an address, in front of a fake portal; `special` may answer a call before the usual answers do. */
export const open = async (address: string, special?: Parameters<typeof fakePortal>[0]) => {
  const portal = fakePortal(special);
  vi.stubGlobal('fetch', portal.fetch);
  rootRoute.update(saysNotFound);
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      frameRoute.addChildren([
        ...bookLoadRoutes,
        otherScreen('quote-book/carrier-selection/$loadId', 'The carriers answer'),
        otherScreen('my-loads/$loadId', 'The load itself'),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...portal, ...view, router };
};

/** The same, once the form is on screen. */
export const openForm = async (...args: Parameters<typeof open>) => {
  const view = await open(...args);
  await screen.findByRole('heading', { level: 1 });
  return view;
};

export const side = (name: string) => within(screen.getByRole('group', { name }));
export const item = (number: number) => within(screen.getByRole('listitem', { name: `Item ${number}` }));
export const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const fillIn = () => {
  type(side('Pickup').getByLabelText('ZIP'), '78045');
  type(side('Delivery').getByLabelText('ZIP'), '43228');
  fillItem(1, { Qty: '3', Length: '48', Width: '40', Height: '52', Weight: '1860', Commodity: 'Molded trim panels' });
};

export const fillItem = (number: number, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) type(item(number).getByLabelText(label), value);
};
