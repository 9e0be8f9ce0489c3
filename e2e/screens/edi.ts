import {
  sampleEdiCarrier,
  sampleEdiDetails,
  sampleEdiMessage,
  sampleEdiPartner,
} from '@portal/contract/samples/sample-edi-message.ts';
import type { Page } from '@playwright/test';
import { people } from '../support/people.ts';
import type { Screen, Words } from '../support/screen.ts';

const cedarGap = {
  ...sampleEdiCarrier,
  id: 902,
  scac: 'ZCGT',
  name: 'Cedar Gap Transportation',
  short_name: 'Cedar Gap',
};

const message = sampleEdiMessage();
const applied = sampleEdiMessage({ id: 42, state: 'applied', reason: null, interchange: '000004188' });
const out = { direction: 'out', kind: '204', carrier: cedarGap, reason: null, interchange: '000000902' } as const;
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

const partner = sampleEdiPartner();
const unconfirmed = sampleEdiPartner({
  carrier: cedarGap,
  answered_at: null,
  failing_since: '2026-11-23T15:00:00.000Z',
  fault: 'host_key',
  shown_key: 'SHA256:9fK2bQx7hJd0eRz3mVw8sLt5uPy1aNc4gXo6iEk2TqA',
});

const list = /\/api\/edi-messages(\?|$)/;
const partners = /\/api\/edi-partners$/;

/** Answers in the server's place; the server's own tests make the same rows. */
const answers = [
  { call: list, says: () => ({ items, total: 187, counts, kept_months: 24 }) },
  { call: /\/api\/edi-messages\/\d+$/, says: () => sampleEdiDetails() },
  { call: partners, says: () => ({ items: [partner, sampleEdiPartner({ carrier: cedarGap })] }) },
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
