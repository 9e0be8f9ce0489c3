import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { TakeBillsPage } from './take-bills-page.tsx';

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('../../../platform/save-file.ts', () => ({ saveFile: saved }));

const refusedFor = (charge: string, line: number) => ({
  line,
  code: 'carrier_bills.unknown_charge',
  msg: { en: `Charge “${charge}” is not known.`, es: `El cargo «${charge}» no se conoce.` },
  charge,
});
const taken = { dry_run: false, source: null, bills: [], faults: [refusedFor('LFTX', 4), refusedFor('WAITING', 5)] };

let isDown: boolean;
const answers = (url: string, method: string): Response => {
  if (url.includes('/charge-names') && method === 'GET') {
    const busy = { detail: [{ code: 'http.unavailable', msg: { en: 'Busy', es: 'Ocupado' } }] };
    return isDown ? Response.json(busy, { status: 500 }) : Response.json({ items: [] });
  }
  if (url.includes('/charge-names')) return Response.json({ items: [] });
  if (url.includes('/carrier-bills/files')) return Response.json(taken);
  return Response.json({ items: [{ id: 7, scac: 'SAIA', name: 'Saia LTL Freight' }], total: 1 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  isDown = false;
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(answers(String(url), method)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/carrier-bills/take', { me: aPerson(), path: 'carrier-bills/take', component: TakeBillsPage });
const chooseCarrier = async () => {
  await screen.findByRole('option', { name: 'Saia LTL Freight (SAIA)' });
  await userEvent.selectOptions(screen.getByLabelText(/^Only for sheets/), 'SAIA');
};

it('keeps what each charge of a file was answered to be, and saves the refused lines for a spreadsheet', async () => {
  open();
  await chooseCarrier();
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['scac'], 'week-47.csv'));
  await userEvent.selectOptions(await screen.findByLabelText('What “LFTX” is'), 'LFTD');
  await userEvent.selectOptions(screen.getByLabelText('What “WAITING” is'), 'DET');
  await waitFor(() => expect(screen.getByLabelText('What “WAITING” is')).toHaveValue('DET'));
  expect(screen.getByLabelText('What “LFTX” is')).toHaveValue('LFTD');
  await userEvent.click(screen.getByRole('button', { name: 'The refused lines as CSV' }));
  const [blob, name] = saved.mock.lastCall ?? [];
  expect(name).toBe('week-47, refused lines.csv');
  expect([...new Uint8Array((await blob?.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

it('says that the names of a carrier could not be read, and reads them again', async () => {
  isDown = true;
  open();
  await chooseCarrier();
  const failed = within(await screen.findByRole('alert', undefined, { timeout: 20_000 }));
  isDown = false;
  await userEvent.click(failed.getByRole('button'));
  expect(await screen.findByText('No name of a charge is remembered yet.')).toBeVisible();
});
