import type { Trial } from '@portal/contract/approvals/guide/guide.contract.ts';
import type { Guide } from '@portal/contract/approvals/guide/guide-rules.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { GuidePage } from './guide-page.tsx';

const key = '0b6a2a5e-6a53-4f4c-9d2e-3f0c7a1f4a11';
const cheapest = { kind: 'cheapest', key, is_on: true, modes: ['ltl' as const], within_days: 1 } as const;

const aGuide = (rules: NonNullable<Guide['in_force']>['rules'] = [{ ...cheapest, modes: ['ltl'] }]): Guide => ({
  version: 3,
  today: '2026-11-18',
  in_force: {
    version: 3,
    effective_on: '2026-11-02',
    rules,
    published_at: '2026-11-02T15:00:00.000Z',
    published_by: 'Marco Peña',
  },
  upcoming: null,
  carriers: [
    { id: 2, name: 'Estes' },
    { id: 3, name: 'Saia' },
  ],
});

const aTrial = (changed: Partial<Trial> = {}): Trial => ({
  loads: 284,
  paid: 198_406.72,
  saved: 5623.77,
  changed: 53,
  days_later: 0.2,
  by_rule: [{ rule_key: key, loads: 53, saved: 5623.77 }],
  changes: [
    {
      load_id: 100_303,
      was: { carrier: 'FedEx', price: 602.4 },
      would_be: { carrier: 'Saia', price: 487.06 },
      rule_key: key,
      more: -115.34,
      days: 0,
    },
  ],
  ...changed,
});

let guide: Guide;
let trial: Trial;
let isBroken: boolean;
let sent: unknown[];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  guide = aGuide();
  trial = aTrial();
  isBroken = false;
  sent = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (isBroken) return Promise.reject(new TypeError('Failed to fetch'));
    if (init.method === 'PATCH') sent.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json(path.endsWith('/trial') ? trial : guide));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (permissions = ['get:approval-rule', 'patch:approval-rule'] as const) =>
  openPage('/settings/approvals', {
    me: samplePerson({ settings: { permissions: [...permissions] } }),
    path: 'settings/approvals',
    component: GuidePage,
  });

it('says the rules as sentences, and what they would have come to', async () => {
  open();
  const sentence = 'LTL and parcel: the cheapest that arrives within 1 day of the fastest';
  expect((await screen.findAllByText(new RegExp(sentence))).length).toBeGreaterThan(0);
  expect(await screen.findByText('$198,406.72')).toBeVisible();
  expect(screen.getByText('$192,782.95')).toBeVisible();
  expect(screen.getByText('$5,623.77')).toBeVisible();
  expect(screen.getByText(/53 loads with another carrier, 0.2 days later on average/)).toBeVisible();
  expect(screen.getByRole('link', { name: '100303' })).toBeVisible();
});

it('says costs as loudly as savings, and what each rule costs', async () => {
  trial = aTrial({ saved: -40, days_later: -1, by_rule: [{ rule_key: key, loads: 53, saved: -40 }] });
  open();
  expect(await screen.findByText('Costs more')).toBeVisible();
  expect(screen.getByText('costs $40.00')).toBeVisible();
  expect(screen.getByText(/1 days earlier on average/)).toBeVisible();
});

it('says that fewer than twenty loads show nothing', async () => {
  trial = aTrial({ loads: 19 });
  open();
  expect(await screen.findByText('19 loads in 90 days: too few to tell.')).toBeVisible();
});

it('publishes the rules in their order, from a day on and over the version they were made of', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Add a rule'), 'Never these carriers to a place');
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toHaveAccessibleDescription('Name at least one carrier in each rule that is about carriers.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Change' })[1] as HTMLElement);
  await userEvent.selectOptions(screen.getByLabelText('Carriers'), 'Saia');
  await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const never = { kind: 'never', is_on: true, carrier_ids: [3], to_states: [] };
  await waitFor(() =>
    expect(sent).toEqual([{ version: 3, effective_on: '2026-11-18', rules: [never, { ...cheapest }] }]),
  );
});

it('offers nothing to change to whoever only reads', async () => {
  open(['get:approval-rule'] as never);
  await screen.findByText('Rules, read from the top');
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Add a rule')).not.toBeInTheDocument();
});

it('says that no rule chooses, and that the guide did not arrive', async () => {
  guide = aGuide([]);
  open();
  expect(await screen.findByText('No rule chooses a carrier')).toBeVisible();
});

it('fetches a guide that did not arrive again', async () => {
  isBroken = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Rules, read from the top')).toBeVisible();
});
