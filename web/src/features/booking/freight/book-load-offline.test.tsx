import { en } from '@portal/contract/phrases/phrases.ts';
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as LoadChunk from '../../../platform/load-chunk.ts';
import { fillIn, notices, openForm, press, signInBeforeEach } from './book-load.fixture.tsx';
import { quotedLoad } from './fake-portal.fixture.ts';

const network = vi.hoisted(() => ({ isCut: false }));

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));
vi.mock('../../../platform/load-chunk.ts', async (original) => {
  const real = await original<typeof LoadChunk>();
  const loadChunk: typeof real.loadChunk = (load) =>
    network.isCut ? Promise.reject(new real.ChunkError('no network')) : real.loadChunk(load);
  return { ...real, loadChunk };
});

signInBeforeEach();
afterEach(() => {
  network.isCut = false;
  onlineManager.setOnline(true);
});

it('waits for the network with a form whose rules had not arrived, then checks and sends it', async () => {
  await openForm('/quote-book/ltl', ({ method }) =>
    method === 'POST' ? { status: 201, body: quotedLoad() } : undefined,
  );
  network.isCut = true;
  onlineManager.setOnline(false);
  fillIn();
  await press(/^Get quotes/);
  expect(await screen.findByText(en.loads.book.summary.waiting.quote)).toBeVisible();
  expect(notices).toEqual([]);
  network.isCut = false;
  onlineManager.setOnline(true);
  expect(await screen.findByText('The carriers answer')).toBeVisible();
});
