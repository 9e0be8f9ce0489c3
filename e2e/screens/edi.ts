import type { Page } from '@playwright/test';
import { people } from '../support/people.ts';
import type { Screen, Words } from '../support/screen.ts';

const carrier = (id: number, scac: string, name: string) => ({ id, scac, name, short_name: name, logo_url: null });
const redmesa = carrier(901, 'ZRMF', 'Redmesa Freight Lines');
const cedarGap = carrier(902, 'ZCGT', 'Cedar Gap Transportation');

const message = {
  id: 41,
  carrier: redmesa,
  direction: 'in',
  kind: '214',
  interchange: '000004187',
  group: '4187',
  number: '0001',
  state: 'held',
  reason: 'same_number',
  load_id: 100_812,
  pro_number: '4417093826',
  bol_number: null,
  due_at: null,
  created_at: '2026-11-23T15:38:00.000Z',
};
const applied = { ...message, id: 42, state: 'applied', reason: null, interchange: '000004188' };
const out = { direction: 'out', kind: '204', carrier: cedarGap, reason: null, interchange: '000000902' };
const items = [
  applied,
  message,
  { ...message, ...out, id: 40, state: 'waiting', due_at: '2026-11-23T14:10:00.000Z' },
  { ...message, ...out, id: 39, state: 'acknowledged', load_id: 100_826 },
  { ...applied, id: 38, kind: '210', load_id: 100_777 },
  { ...message, id: 37, state: 'orphan', reason: 'unknown_load', load_id: null, pro_number: '7700123456' },
  { ...message, id: 36, state: 'rejected', reason: 'unreadable', load_id: null, pro_number: null },
  { ...message, id: 35, state: 'set_aside', reason: 'repeated' },
];
const counts = { waiting: 1, acknowledged: 57, applied: 124, orphan: 1, held: 1, rejected: 1, set_aside: 1 };

const words = (text: string) => ({ en: text, es: text });
const segment = (line: number, raw: string, said: string, more = {}) => ({
  line,
  raw,
  words: words(said),
  faults: [],
  other: null,
  ...more,
});
const details = {
  ...message,
  file: { name: 'rm_1123_0938.edi', byte_count: 512, put_at: null },
  first_id: 30,
  segments: [
    segment(3, 'ST*214*0001', 'Message 214, number 0001 of this file'),
    segment(4, 'B10*4417093826*FP100812A*ZRMF', 'PRO 4417093826, shipment FP100812A'),
    segment(5, 'LX*1', 'Part 1'),
    segment(6, 'AT7*AF*NS***20261123*0815*LT', 'Picked up (AF): 2026-11-23 08:15', {
      other: 'AT7*AF*NS***20261123*0740*LT',
    }),
    segment(7, 'MS1*LAREDO*TX*US', 'LAREDO, TX, US'),
    segment(8, 'AT8*G*L*2435*4*4', '2435 lb, 4 pieces'),
    segment(9, 'SE*7*0001', 'End: 7 segments, as counted'),
  ],
  notes: [
    { at: '2026-11-23T15:38:04.000Z', what: 'received', user: null },
    { at: '2026-11-23T15:38:05.000Z', what: 'held', user: null },
  ],
};
const partner = {
  carrier: redmesa,
  enabled: true,
  polled_at: '2026-11-23T15:40:00.000Z',
  answered_at: '2026-11-23T15:40:00.000Z',
  failing_since: null,
  fault: null,
  shown_key: null,
};
const unconfirmed = {
  ...partner,
  carrier: cedarGap,
  answered_at: null,
  failing_since: '2026-11-23T15:00:00.000Z',
  fault: 'host_key',
  shown_key: 'SHA256:9fK2bQx7hJd0eRz3mVw8sLt5uPy1aNc4gXo6iEk2TqA',
};

const list = /\/api\/edi-messages(\?|$)/;
const partners = /\/api\/edi-partners$/;

/** Answers in the server's place; the server's own tests make the same rows. */
const answers = [
  { call: list, says: () => ({ items, total: 187, counts, kept_months: 24 }) },
  { call: /\/api\/edi-messages\/\d+$/, says: () => details },
  { call: partners, says: () => ({ items: [partner, { ...partner, carrier: cedarGap }] }) },
];
const none = Object.fromEntries(Object.keys(counts).map((state) => [state, 0]));
const empty = [
  { call: list, says: () => ({ items: [], total: 0, counts: none, kept_months: 24 }) },
  { call: partners, says: () => ({ items: [] }) },
];
const unknownKey = [...answers.slice(0, 2), { call: partners, says: () => ({ items: [partner, unconfirmed] }) }];

const press = (name: (words: Words) => string) => (page: Page, texts: Words) =>
  page.getByRole('button', { name: name(texts), exact: true }).click();

const address = () => '/settings/edi-messages';
const open = () => '/settings/edi-messages?message=41';

export const ediScreens: readonly Screen[] = [
  {
    path: 'settings/edi-messages',
    as: people.operator,
    states: [
      { name: 'edi-messages', address, rarely: answers },
      { name: 'edi-messages-none', address, rarely: empty },
      { name: 'edi-messages-open', address: open, rarely: answers },
      { name: 'edi-messages-decision', address: open, rarely: answers, open: press(({ edi }) => edi.apply) },
      { name: 'edi-messages-key', address, rarely: unknownKey, open: press(({ edi }) => edi.compare_key) },
    ],
    broken: [
      { name: 'edi-messages-loading', address, call: list, answer: () => undefined },
      {
        name: 'edi-messages-failing',
        address,
        call: list,
        answer: (route) => route.fulfill({ status: 500, json: { detail: [], request_id: 'r' } }),
      },
    ],
  },
];
