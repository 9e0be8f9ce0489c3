import { insuranceTariffs, type InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { readTariff, writeTariff } from './tariff-file.ts';
import { TariffsPage } from './tariffs-page.tsx';

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('../../../platform/save-file.ts', () => ({ saveFile: saved }));

const [present] = insuranceTariffs.default;
if (!present) throw new Error('there is a tariff from the start');

const stored = (value: InsuranceTariff[], version: number) => ({
  name: insuranceTariffs.name,
  label: { en: '', es: '' },
  value,
  version,
  changed_at: null,
  changed_by: version > 1 ? 'Ana Vega' : null,
});

let now: ReturnType<typeof stored>;
/** After how many days a buyer is reminded. */
let days: { value: number; version: number };

/** The server: takes a change of the present version and refuses any other. */
const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/api/users/me')) return Response.json(aPerson());
  const isReminder = url.includes('reminder_days');
  if (init.method !== 'PATCH') return Response.json(isReminder ? { ...stored([], 0), ...days } : now);
  const body = JSON.parse(init.body ?? '') as { value: never; version: number };
  const next = { value: body.value, version: body.version + 1 };
  if (isReminder && body.version === days.version) return Response.json({ ...stored([], 0), ...(days = next) });
  if (!isReminder && body.version === now.version) return Response.json((now = stored(next.value, next.version)));
  const msg = { en: 'Somebody else changed this setting meanwhile.', es: 'Alguien más cambió este ajuste.' };
  return Response.json({ detail: [{ msg, code: 'settings.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  now = stored([present], 1);
  days = { value: 3, version: 1 };
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('keeps what was typed where somebody else was faster, and stores both', async () => {
  const theirs = { ...present, effective_from: addDays(operatorDay(aPerson()), 40) };
  openPage('/settings/insurance-tariffs', {
    me: aPerson(),
    path: 'settings/insurance-tariffs',
    component: TariffsPage,
  });
  // What has begun can be read, and not changed.
  expect(await screen.findByLabelText('Insurer')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'New rates' }));
  const insurer = screen.getByLabelText('Insurer');
  await userEvent.clear(insurer);
  await userEvent.type(insurer, 'Lone Star Marine');
  now = stored([present, theirs], 2);
  await save();
  expect(await screen.findByText('Somebody else changed this setting meanwhile.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read their change, keep mine' }));
  expect(await screen.findByText(/^Ana Vega saved rates meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('Insurer')).toHaveValue('Lone Star Marine');
  await save();
  await vi.waitFor(() => expect(now.version).toBe(3), 30_000);
  const mine = { ...present, effective_from: addDays(operatorDay(aPerson()), 1), insurer_name: 'Lone Star Marine' };
  expect(now.value).toEqual([present, mine, theirs]);
}, 60_000);

it('enters rates from a day on, writes them to a file, fills them from one, and takes them away again', async () => {
  openPage('/settings/insurance-tariffs', {
    me: aPerson(),
    path: 'settings/insurance-tariffs',
    component: TariffsPage,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New rates' }));
  const day = addDays(operatorDay(aPerson()), 60);
  const from = await screen.findByLabelText('Count from');
  await userEvent.clear(from);
  await userEvent.type(from, `${day.slice(5)}-${day.slice(0, 4)}`);
  await userEvent.clear(screen.getByLabelText('Insurer'));
  await userEvent.type(screen.getByLabelText('Insurer'), 'Lone Star Marine');
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(saved).toHaveBeenCalledWith(expect.anything(), `insurance-rates-${day}.csv`);
  const file = new File(['field,value\npolicy_fee,7.5\n'], 'rates.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Import from CSV', { selector: 'input' }), file);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Policy fee').value).toMatch(/^7\.5/));
  await save();
  const row = () => screen.findByText('Not yet in force, Lone Star Marine');
  await row();
  expect(now.value).toMatchObject([{}, { effective_from: day, insurer_name: 'Lone Star Marine', policy_fee: 7.5 }]);
  await userEvent.click(within((await row()).closest('li') as HTMLElement).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Not yet in force, Lone Star Marine')).not.toBeInTheDocument());
  expect(now.value).toEqual([present]);
});

it('writes a version to a file that reads back the same, and reads what a spreadsheet changed', async () => {
  const odd = { ...present, insurer_name: '=Smith, "Sons"', war_and_strikes_percent: null };
  expect(await readTariff(writeTariff(odd), present)).toEqual({
    kind: 'read',
    tariff: { ...odd, effective_from: present.effective_from },
  });
  const changed = await readTariff('field;value\ngroups.tobacco.percents.A;0.5\nlimit;300000\n', present);
  if (changed.kind !== 'read') throw new Error(changed.kind);
  expect(changed.tariff.limit).toBe(300_000);
  expect(changed.tariff.groups.find(({ group }) => group === 'tobacco')?.percents.A).toBe(0.5);
  expect(await readTariff('field,value\nlimits,3\n', present)).toMatchObject({ kind: 'unknown_field', line: 2 });
  expect(await readTariff('field,value\nlimit,a lot\n', present)).toMatchObject({ kind: 'faults' });
  expect(await readTariff('field,value\n"limit,3\n', present)).toEqual({ kind: 'unreadable' });
});

it('shows both reminders where somebody else saved another one, and saves the one that was typed', async () => {
  openPage('/settings/insurance-tariffs', {
    me: aPerson(),
    path: 'settings/insurance-tariffs',
    component: TariffsPage,
  });
  const field = await screen.findByLabelText('Days before a cover ends that its buyer is reminded');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  days = { value: 5, version: 2 };
  await userEvent.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(await screen.findByText(/^Someone else saved this while you were typing/)).toBeVisible();
  expect(field).toHaveValue('7');
  await userEvent.click(screen.getByRole('button', { name: 'Save reminder' }));
  await vi.waitFor(() => expect(days).toEqual({ value: 7, version: 3 }), 30_000);
});
