import type { FailedJob } from '@portal/contract/jobs/jobs.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { FailedJobsPage } from './failed-jobs-page.tsx';

const aJob = (changed: Partial<FailedJob> = {}): FailedJob => ({
  id: '41',
  name: 'tendering.pursue-tender',
  load_id: 100_517,
  attempts: 10,
  reason: 'Error: no answer',
  mail_failure: null,
  failed_at: '2026-11-20T10:00:00.000Z',
  ...changed,
});

let jobs: FailedJob[];
let sent: unknown[];
let isDown: boolean;

const answer = (init: RequestInit = {}): Response => {
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  if (init.method !== 'POST') return Response.json({ items: jobs, total: jobs.length });
  const body = JSON.parse(init.body as string) as { ids?: string[] };
  sent.push(body);
  const retried = jobs.filter(({ id }) => body.ids?.includes(id) ?? true);
  jobs = jobs.filter((job) => !retried.includes(job));
  return Response.json({ retried: retried.length });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  jobs = [aJob(), aJob({ id: '40', name: 'users.send-password-link', load_id: null, reason: null })];
  sent = [];
  isDown = false;
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => Promise.resolve(answer(init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/settings/failed-jobs', { me: aPerson(), path: 'settings/failed-jobs', component: FailedJobsPage });
const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement);

it('lists what failed, for which load and why', async () => {
  open();
  await screen.findByRole('rowheader', { name: /pursue-tender/ });
  expect(rowOf(/pursue-tender/).getByRole('link', { name: '100517' })).toHaveAttribute('href', '/my-loads/100517');
  expect(rowOf(/pursue-tender/).getByText('Error: no answer')).toBeInTheDocument();
  expect(rowOf(/send-password-link/).getByText('Its process was ended each time.')).toBeInTheDocument();
  expect(screen.getByText('2 failed jobs')).toBeInTheDocument();
});

it('says in the reader’s language why a mail was not sent, before what the mail server said', async () => {
  jobs = [aJob({ mail_failure: 'refused', reason: '550 5.1.1 no such user' })];
  await switchLanguage('es');
  open();
  const text = 'El servidor de correo rechazó el correo definitivamente. 550 5.1.1 no such user';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('has one job done again, and it leaves the list', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: job 41' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /pursue-tender/ })).not.toBeInTheDocument());
  expect(sent).toEqual([{ ids: ['41'] }]);
});

it('has all done again, and says that none is left', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try all again' }));
  expect(await screen.findByText('No job has failed for good.')).toBeInTheDocument();
  expect(sent).toEqual([{}]);
});

it('says when the list cannot be read, and tries again', async () => {
  isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('rowheader', { name: /pursue-tender/ })).toBeInTheDocument();
});
