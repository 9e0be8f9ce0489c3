import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../../platform/save-file.ts';
import { startWithAllWords } from '../../../../testing/words.fixture.ts';
import { aWaitingLoad, openDispatch } from '../dispatch.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));
vi.mock('../../../../platform/save-file.ts', () => ({ saveFile: vi.fn<() => void>() }));

let asked: string[];

beforeAll(startWithAllWords);
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.includes('/export')) {
      const headers = { 'content-disposition': 'attachment; filename="waiting-loads.csv"' };
      return Promise.resolve(new Response('Load', { headers }));
    }
    const items = [aWaitingLoad(), aWaitingLoad({ load_id: 100518, mode: 'reefer' })];
    return Promise.resolve(Response.json({ items, total: 2 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const choose = async (load: number) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select load ${load}` }));
const exportAs = async (what: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Export waiting loads' }));
  expect(dialog.getByText(what)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  return asked.find((path) => path.includes('/assignments/export'));
};

it('exports what the filters find', async () => {
  openDispatch('/dispatch?mode=ftl%2Creefer');
  await userEvent.click(await screen.findByRole('button', { name: 'Export 2' }));
  expect(await exportAs('2 loads wait for a truck')).toBe(
    '/api/assignments/export?mode=ftl&mode=reefer&format=xlsx&language=en',
  );
});

it('exports the chosen loads, which stay chosen while the drawer of one is open', async () => {
  const router = openDispatch('/dispatch');
  await choose(100517);
  await choose(100518);
  const bar = () => within(screen.getByRole('toolbar', { name: '2 selected' }));
  await screen.findByRole('toolbar', { name: '2 selected' });
  expect(bar().getByRole('button', { name: 'Print BOLs' })).toHaveAccessibleDescription(
    /None of these loads has a BOL/,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Find a truck for load 100517' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Load 100517' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.history.location.href).toBe('/dispatch'));
  await userEvent.click(bar().getByRole('button', { name: 'Export' }));
  expect(await exportAs('Those of the 2 selected loads that still wait.')).toBe(
    '/api/assignments/export?ids=100517&ids=100518&format=xlsx&language=en',
  );
});
