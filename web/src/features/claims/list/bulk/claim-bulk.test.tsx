import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../../platform/save-file.ts';
import { startWithAllWords } from '../../../../testing/words.fixture.ts';
import { aClaim, aClaimant, openClaims } from '../../claims.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));
vi.mock('../../../../platform/save-file.ts', () => ({ saveFile: vi.fn<() => void>() }));

let asked: string[];
let changed: { path: string; body: unknown }[];
/** Versions of the case as it is read, one after the other. */
let versions: number[];

const fileOf = (name: string) =>
  new Response('Case', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

beforeAll(startWithAllWords);
beforeEach(() => {
  [asked, changed, versions] = [[], [], [3, 3]];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push(path);
    if (method === 'PATCH') {
      const sent = JSON.parse(body ?? '{}') as { version: number };
      changed.push({ path, body: sent });
      const problem = { detail: [{ code: 'claims.changed_meanwhile', msg: { en: 'Changed', es: 'Cambió' } }] };
      if (path.endsWith('/18') && sent.version === 1) return Promise.resolve(Response.json(problem, { status: 409 }));
      return Promise.resolve(Response.json(aClaim()));
    }
    if (path.includes('/export')) return Promise.resolve(fileOf('claims.csv'));
    const [, number] = /\/claims\/(\d+)$/.exec(path) ?? [];
    if (number) return Promise.resolve(Response.json(aClaim({ id: Number(number), version: versions.shift() ?? 9 })));
    const items = [aClaim(), aClaim({ id: 18 }), aClaim({ id: 19, status: 'draft', submitted_at: null })];
    const counts = { all: 3, open: 2, mine: 0, overdue: 0 };
    const representatives = [{ id: 9, name: 'Olga Peña' }];
    return Promise.resolve(Response.json({ items, total: 3, sums: [], counts, representatives }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const choose = async (...numbers: number[]) => {
  for (const number of numbers) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select case ${number}` }));
  }
  return within(await screen.findByRole('toolbar', { name: `${numbers.length} selected` }));
};
const assign = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 cases' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Representative' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
};

it('exports the chosen cases alone', async () => {
  openClaims('/claims?status=submitted');
  const bar = await choose(17, 18);
  await userEvent.click(bar.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export claims' }));
  expect(dialog.getByText('2 selected cases.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(asked.find((path) => path.includes('/export'))).toBe(
    '/api/claims/export?ids=17&ids=18&format=xlsx&language=en',
  );
});

it('gives the operator’s chosen cases to somebody, drafts left out, and tries one again that has changed', async () => {
  versions = [3, 1, 2];
  openClaims('/claims', aClaimant('platform_admin'));
  const bar = await choose(17, 18, 19);
  await userEvent.click(bar.getByRole('button', { name: 'Assign (2)' }));
  await assign('Olga Peña');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).toEqual([
    { path: '/api/claims/17', body: { version: 3, representative_id: 9 } },
    { path: '/api/claims/18', body: { version: 1, representative_id: 9 } },
    { path: '/api/claims/18', body: { version: 2, representative_id: 9 } },
  ]);
});

it('names the cases that were not assigned, and keeps the choice', async () => {
  versions = [3, 1, 1];
  openClaims('/claims', aClaimant('platform_admin'));
  const bar = await choose(17, 18);
  await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
  await assign('Olga Peña');
  await waitFor(() => expect(changed).toHaveLength(3));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign 2 cases' }));
  expect(dialog.getByRole('combobox', { name: 'Representative' })).toHaveDisplayValue('Olga Peña');
});

it('leaves assigning to the operator', async () => {
  vi.stubGlobal('fetch', () => {
    const counts = { all: 1, open: 1, mine: 0, overdue: 0 };
    return Promise.resolve(Response.json({ items: [aClaim()], total: 1, sums: [], counts }));
  });
  openClaims('/claims');
  const bar = await choose(17);
  expect(bar.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
});
