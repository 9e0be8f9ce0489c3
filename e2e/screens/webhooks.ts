import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const none = { off_reason: null, off_at: null, former_secret_until: null, paused_until: null };

const endpoint = {
  ...none,
  id: 7,
  url: 'https://hooks.altamira.example/freight',
  events: null,
  is_on: true,
  secret_prefix: 'whsec_9fK2',
  former_secret_until: '2099-11-24T15:20:00.000Z',
  created_at: '2026-11-01T15:00:00.000Z',
  last_day: { delivered: 412, total: 413 },
  given_up: 1,
};
const endpoints = {
  items: [
    endpoint,
    {
      ...endpoint,
      ...none,
      id: 8,
      url: 'https://wms.altamira.example/in/loads',
      events: ['load.delivered', 'load.exception'],
      is_on: false,
      off_reason: 'failed',
      off_at: '2026-11-21T10:00:00.000Z',
    },
  ],
};
const delivery = {
  id: 41,
  event_id: 'evt_01a208ef-6a2b-7c11-9d7e-5d1f0c9b6c11',
  type: 'load.delayed',
  load_id: 100_799,
  happened_at: '2026-11-23T15:04:10.000Z',
  state: 'waiting',
  attempts: 4,
  next_at: '2099-11-23T17:39:00.000Z',
  last: { status: 503, fault: null },
};
const taken = { ...delivery, state: 'delivered', attempts: 1, next_at: null, last: { status: 200, fault: null } };
const deliveries = {
  items: [
    { ...taken, id: 42, type: 'document.filed', load_id: 100_812 },
    delivery,
    { ...taken, id: 40, type: 'invoice.issued', load_id: 100_752, attempts: 2 },
    { ...delivery, id: 39, type: 'load.exception', state: 'given_up', attempts: 10, next_at: null },
  ],
  total: 4,
};
const body = {
  type: 'load.delayed',
  timestamp: '2026-11-23T15:04:09.000Z',
  data: { id: delivery.event_id, sequence: 7, load: { id: 100_799, number: '100799', status: 'in transit' } },
};
const tries = [4, 3, 2, 1].map((n) => ({
  at: `2026-11-23T15:${String(n).padStart(2, '0')}:10.000Z`,
  milliseconds: n === 3 ? 20_000 : 200,
  status: n === 3 ? null : 503,
  fault: n === 3 ? 'timeout' : null,
  answer: n === 3 ? '' : 'busy',
}));

/** Answers in the server's place; the server's own tests make the same rows. */
const answers = [
  { call: /\/api\/webhook$/, says: () => endpoints },
  { call: /\/api\/webhook\/\d+\/deliveries(\?|$)/, says: () => deliveries },
  { call: /\/api\/webhook\/\d+\/deliveries\/\d+$/, says: () => ({ ...delivery, body: JSON.stringify(body), tries }) },
];

const address = () => '/settings/webhooks';

export const webhooksScreens: readonly Screen[] = [
  {
    path: 'settings/webhooks',
    as: people.admin,
    states: [
      { name: 'webhooks-none', address },
      { name: 'webhooks', address: () => '/settings/webhooks?endpoint=7', rarely: answers },
      {
        name: 'webhooks-attempts',
        address: () => '/settings/webhooks?endpoint=7',
        rarely: answers,
        open: (page) => page.getByRole('button', { name: /^load\.delayed/ }).click(),
      },
      {
        name: 'webhooks-new',
        address,
        open: async (page, { webhooks }) => {
          await page.getByRole('button', { name: webhooks.new, exact: true }).click();
          await page.getByLabel(webhooks.form.events, { exact: true }).selectOption('chosen');
        },
      },
      {
        name: 'webhooks-replay',
        address: () => '/settings/webhooks?endpoint=7',
        rarely: answers,
        open: (page, { webhooks }) =>
          page.getByRole('button', { name: webhooks.deliveries.replay, exact: true }).click(),
      },
    ],
  },
];
