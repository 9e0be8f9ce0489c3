import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk, watchStyles } from './load-chunk.ts';

const hrefs = ['http://portal.test/assets/kit.css', 'http://portal.test/assets/list.css'];
const links = () => [...document.querySelectorAll('link')];
const linksShown = () => vi.waitFor(() => expect(links().map(({ href }) => href)).toEqual(hrefs), 30_000);

beforeAll(watchStyles);

/** As the bundler does: it puts all styles into the page, and names the first one that fails. */
const failsOffline = () => {
  for (const href of hrefs) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    fireEvent.error(link);
  }
  return Promise.reject(new Error(`Unable to preload CSS for ${hrefs[0]}`));
};

it('shows nothing before all styles that failed have come, however often they fail', async () => {
  await expect(loadChunk(failsOffline)).rejects.toBeInstanceOf(ChunkError);
  expect(links()).toEqual([]);

  const again = loadChunk(() => Promise.resolve('list'));
  await linksShown();
  for (const link of links()) fireEvent.error(link);
  await expect(again).rejects.toBeInstanceOf(ChunkError);
  expect(links()).toEqual([]);

  const settled = vi.fn<() => void>();
  const both = ['list', 'drawer'].map((part) => loadChunk(() => Promise.resolve(part)));
  for (const one of both) void one.then(settled);
  await linksShown();
  const [kit, list] = links();
  if (kit) fireEvent.load(kit);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  if (list) fireEvent.load(list);
  await expect(Promise.all(both)).resolves.toEqual(['list', 'drawer']);

  // Once they are there, nothing waits for them.
  await expect(loadChunk(() => Promise.resolve('next'))).resolves.toBe('next');
  expect(links()).toHaveLength(2);
});
