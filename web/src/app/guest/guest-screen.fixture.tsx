import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { NotFoundPage } from '../not-found-page.tsx';
import { authRoutes } from '../../features/auth/auth.routes.tsx';
import { guestsRoutes } from '../../features/guests/guests.routes.tsx';
import { usersRoutes } from '../../features/users/users.routes.tsx';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { guestRoute, rootRoute } from '../../platform/routing/parent-routes.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { clearSession } from '../../platform/session/session.ts';

/** What the server answers to a path, or null while it cannot be reached. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | null;

/** Every test begins in English, signed out. */
export const asGuest = () => {
  beforeAll(startWithAllWords);
  window.scrollTo = () => undefined;
  beforeEach(async () => {
    localStorage.clear();
    clearSession();
    queryClient.clear();
    await switchLanguage('en');
  });
};

/** A refusal as every call gives it. */
export const refusal = (status: number, code: string, en: string, es: string, field?: string): Answer => ({
  status,
  body: { detail: [{ msg: { en, es }, code, ...(field && { field }) }], request_id: 'q1' },
});

const elsewhere = (path: string, text: string) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: () => <p>{text}</p> });

const newRouter = (address: string) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      guestRoute.addChildren([...authRoutes, ...usersRoutes, ...guestsRoutes]),
      createRoute({ getParentRoute: () => rootRoute, path: 'not-found', component: NotFoundPage }),
      elsewhere('/', 'The first screen'),
      elsewhere('my-loads/$loadId', 'The load itself'),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });

/** A screen outside the frame, in front of a server that answers as given. */
export const openGuestScreen = async (address: string, answers: Record<string, Answer> = {}) => {
  const sent: { path: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'GET') sent.push({ path, body });
    const answer = answers[path];
    if (!answer) throw new TypeError('failed to fetch');
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      ...(answer.headers && { headers: answer.headers }),
    });
  });
  const router = newRouter(address);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { sent, answers, path: () => router.state.location.pathname };
};
