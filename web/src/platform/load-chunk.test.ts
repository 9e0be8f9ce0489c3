import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

const href = 'http://portal.test/assets/list.css';
const link = () => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
const linkShown = () => vi.waitFor(() => expect(link()).not.toBeNull());

it('shows nothing before a style that failed has come, however often it fails', async () => {
  const failed = loadChunk(() => Promise.reject(new Error(`Unable to preload CSS for ${href}`)));
  await expect(failed).rejects.toBeInstanceOf(ChunkError);

  const again = loadChunk(() => Promise.resolve('list'));
  await linkShown();
  fireEvent.error(link() ?? document);
  await expect(again).rejects.toBeInstanceOf(ChunkError);
  expect(link()).toBeNull();

  const settled = vi.fn<() => void>();
  const both = ['list', 'drawer'].map((part) => loadChunk(() => Promise.resolve(part)));
  for (const one of both) void one.then(settled);
  await linkShown();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  expect(document.querySelectorAll(`link[href="${href}"]`)).toHaveLength(1);
  fireEvent.load(link() ?? document);
  await expect(Promise.all(both)).resolves.toEqual(['list', 'drawer']);

  // Once it is there, nothing waits for it.
  await expect(loadChunk(() => Promise.resolve('next'))).resolves.toBe('next');
});
