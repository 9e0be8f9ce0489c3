import type { ImportLoad, ImportReply, ImportRow } from '@portal/contract/loads/import/import.contract.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { es } from '@portal/contract/phrases/phrases.es.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { ImportLoadsPage } from './import-loads-page.tsx';

type Sent = { dry: boolean; keys: string[]; key: string | null };
let sent: Sent[] = [];
let answer: (request: Sent) => Partial<ImportReply> | Response = () => ({});

const load = (load_key: string, changes: Partial<ImportLoad> = {}): ImportLoad => ({
  load_key,
  rows: [Number(load_key.slice(1)) + 1],
  state: 'ready',
  load_id: null,
  mode: 'ltl',
  pickup_date: '2026-12-01',
  origin: { city: 'Dallas', state: 'TX', zip_code: '75207' },
  destination: { city: 'Chicago', state: 'IL', zip_code: '60632' },
  stops: 2,
  items: 1,
  handling_units: 2,
  weight_lb: 1300,
  ...changes,
});
const row = (load_key: string, changes: Partial<ImportRow> = {}): ImportRow => ({
  row: Number(load_key.slice(1)) + 1,
  load_key,
  values: { load_key, weight: '1300' },
  faults: [],
  ...changes,
});
const faulty: ImportRow = row('K2', {
  values: { load_key: 'K2', weight: 'heavy' },
  faults: [{ row: 3, column: 'weight', code: 'http.not_a_number', msg: { en: 'No number.', es: 'No es número.' } }],
});
const reply = (changes: Partial<ImportReply>): ImportReply => ({
  dry_run: true,
  source: { sheet: null, hidden_rows: [], hidden_row_count: 0, hidden_columns: [], note_rows: [], windows_1252: false },
  mapping: null,
  columns: ['load_key', 'weight'],
  unknown_headings: [],
  rows: [],
  loads: [],
  ...changes,
});

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en }, es: { translation: es } } }),
);
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body, headers }: { body: FormData; headers: Record<string, string> }) => {
    const request = {
      dry: body.get('dry_run') === 'true',
      keys: body.getAll('load_keys').map(String),
      key: headers['idempotency-key'] ?? null,
    };
    sent.push(request);
    const result = answer(request);
    return Promise.resolve(result instanceof Response ? result : new Response(JSON.stringify(reply(result))));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await i18next.changeLanguage('en');
});

const me = { user: { id: 1 }, settings: { permissions: ['post:loads'] } } as unknown as Me;
const open = () =>
  openPage('/my-loads/import', { me, path: 'my-loads/import', component: ImportLoadsPage, elsewhere: 'My loads' });
const choose = async (name = 'loads.csv', content = 'a,b') =>
  userEvent.upload(await screen.findByLabelText(/Choose a file|Check the corrected file/, { selector: 'input' }), [
    new File([content], name, { type: 'text/csv' }),
  ]);

it('checks a chosen file with a dry run and shows each fault at its field, in the language on screen', async () => {
  answer = () => ({ rows: [row('K1'), faulty], loads: [load('K1'), load('K2', { state: 'faulty' })] });
  open();
  await choose();
  expect(await screen.findByText('1 load ready')).toBeInTheDocument();
  expect(screen.getByText('1 load with faults (1 fault)')).toBeInTheDocument();
  const field = within(screen.getByRole('region', { name: 'Row 3' }));
  expect(field.getByText('Total weight')).toBeInTheDocument();
  expect(field.getByText('heavy')).toBeInTheDocument();
  expect(field.getByText('No number.')).toBeInTheDocument();
  expect(sent).toEqual([{ dry: true, keys: [], key: null }]);

  expect(screen.queryByText('K1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('All loads'));
  expect(screen.getByText('K1')).toBeInTheDocument();
  await i18next.changeLanguage('es');
  expect(await screen.findByText('No es número.')).toBeInTheDocument();
});

it('imports the ready loads in parts, shows the progress, and links to the loads', async () => {
  const keys = Array.from({ length: 23 }, (_, at) => `K${at + 1}`);
  answer = ({ dry, keys: requestedKeys }) =>
    dry
      ? { rows: keys.map((key) => row(key)), loads: keys.map((key) => load(key)) }
      : {
          rows: requestedKeys.map((key) => row(key)),
          loads: requestedKeys.map((key) => load(key, { state: 'imported', load_id: 100_000 + Number(key.slice(1)) })),
        };
  open();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 23 loads' }));
  expect(await screen.findByText('23 loads imported', { selector: 'b' })).toBeInTheDocument();
  expect(sent.slice(1).map(({ keys: requestedKeys }) => requestedKeys.length)).toEqual([10, 10, 3]);
  expect(new Set(sent.slice(1).map(({ key }) => key)).size).toBe(3);
  expect(screen.getByRole('link', { name: 'Load 100023' })).toHaveAttribute('href', '/my-loads/100023');
});

it('resumes an interrupted import with the idempotency key of the part that got no answer', async () => {
  let broken = true;
  answer = ({ dry, keys }) => {
    if (dry) return { loads: [load('K1')], rows: [row('K1')] };
    if (!broken) return { loads: keys.map((key) => load(key, { state: 'imported', load_id: 100_001 })) };
    broken = false;
    return new Response('{}', { status: 503 });
  };
  open();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 load' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('1 load imported', { selector: 'b' })).toBeInTheDocument();
  expect(sent[1]?.key).toBe(sent[2]?.key);
});

it('keeps the faulty-only filter while a corrected file is checked', async () => {
  answer = () => ({ rows: [row('K1'), faulty], loads: [load('K1'), load('K2', { state: 'faulty' })] });
  open();
  await choose();
  await userEvent.click(await screen.findByLabelText('All loads'));
  answer = () => ({
    rows: [row('K1'), row('K2'), row('K3', { faults: faulty.faults })],
    loads: [load('K1', { state: 'repeated', load_id: 100_001 }), load('K2'), load('K3', { state: 'faulty' })],
  });
  await choose('mended.csv');
  expect(await screen.findByText('mended.csv')).toBeInTheDocument();
  expect(screen.getByLabelText('All loads')).toBeChecked();
  expect(screen.getByText('1 imported before')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 1 load' })).toBeInTheDocument();
});

it('says why a file cannot be checked, and does not send one that is too large', async () => {
  answer = () =>
    new Response(
      JSON.stringify({
        detail: [{ msg: { en: 'This is no sheet.', es: 'x' }, code: 'lists.import_not_a_sheet' }],
        request_id: 'q',
      }),
      { status: 400 },
    );
  open();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no sheet.');
  await choose('big.csv', 'x'.repeat(4 * 1024 * 1024 + 1));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('larger than 4 MB'));
  expect(sent).toHaveLength(1);
});
