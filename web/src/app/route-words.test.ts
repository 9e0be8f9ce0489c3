// @vitest-environment node
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '../platform/routing/feature.ts';
import { loadWords, needWords } from '../platform/words/i18n.ts';
import { featureWords, loadsWords, needsWords } from './route-words.ts';

vi.mock('../platform/words/i18n.ts', () => ({
  loadWords: vi.fn<(names: readonly string[]) => Promise<void> | undefined>(),
  needWords: vi.fn<(names: readonly string[]) => void>(),
}));

const loads: Feature = { name: 'loads', uses: [], words: ['loads'] };
const drayage: Feature = { name: 'drayage', uses: ['loads'], words: ['drayage'] };
const booking: Feature = { name: 'booking', uses: ['drayage', 'loads'], words: ['loads.book'] };
const claims: Feature = { name: 'claims', uses: [], words: ['claims'] };
const features = [claims, loads, drayage, booking];

type Options = { words?: string[]; loader?: () => unknown };

const routeWith = ({ words, loader }: Options = {}) =>
  createRoute({
    getParentRoute: () => createRootRoute(),
    path: 'one',
    ...(words && { staticData: { words } }),
    ...(loader && { loader }),
  });

/** What the route loads, as the router calls it. */
const run = (route: ReturnType<typeof routeWith>): unknown =>
  (route.options.loader as (context: object) => unknown)({});

beforeEach(() => {
  vi.mocked(loadWords).mockReset();
  vi.mocked(needWords).mockReset();
});

it('takes the words of the features that a feature uses, directly or not, each once', () => {
  expect(featureWords(booking, features)).toEqual(['loads.book', 'loads', 'drayage']);
  expect(featureWords(claims, features)).toEqual(['claims']);
});

it('loads the words of the feature and of the screen beside its data', async () => {
  let arrive = (): void => undefined;
  vi.mocked(loadWords).mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  const loader = vi.fn<() => string>(() => 'data');
  const route = routeWith({ words: ['loads.sheet'], loader });
  loadsWords(route, ['loads']);
  const loading = run(route);
  expect(loadWords).toHaveBeenCalledWith(['loads', 'loads.sheet']);
  expect(loader).toHaveBeenCalledOnce();
  arrive();
  expect(await loading).toBe('data');
});

it('asks for the words before the screen asks who is signed in, and waits for them only with its data', () => {
  vi.mocked(loadWords).mockReturnValue(Promise.reject(new Error('offline')));
  const beforeLoad = vi.fn<() => string>(() => 'checked');
  const route = routeWith({ words: ['loads.sheet'] });
  Object.assign(route.options, { beforeLoad });
  loadsWords(route, ['loads']);
  expect((route.options.beforeLoad as unknown as () => unknown)()).toBe('checked');
  expect(loadWords).toHaveBeenCalledWith(['loads', 'loads.sheet']);
});

it('makes nobody wait whose words are there', () => {
  const route = routeWith({ loader: () => 'data' });
  loadsWords(route, ['loads']);
  expect(run(route)).toBe('data');
});

it('fails with the words, so that the screen says it did not load', async () => {
  vi.mocked(loadWords).mockReturnValue(Promise.reject(new Error('offline')));
  const route = routeWith({ loader: () => 'data' });
  loadsWords(route, ['loads']);
  await expect(run(route)).rejects.toThrow('offline');
});

it('lets a public page load its words itself, and remembers which', () => {
  const route = routeWith({ words: ['loads.page'] });
  needsWords(route, ['sharing']);
  (route.options.beforeLoad as unknown as () => void)();
  expect(needWords).toHaveBeenCalledWith(['sharing', 'loads.page']);
  expect(loadWords).not.toHaveBeenCalled();
});
