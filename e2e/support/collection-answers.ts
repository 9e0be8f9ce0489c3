import type { AccountDunning, Collection, DunningMail } from '@portal/contract/billing/collections/dunning.ts';

const days = { friendly: 3, firm: 15, final: 30 };

const mail: DunningMail = {
  id: 1,
  stage: 'friendly',
  email: 'ap@acme.test',
  language: 'en',
  mailed_on: '2026-11-14',
  invoices: [{ id: 1, number: 20_377, stage: 'friendly', amount: 1240.91 }],
  sent_at: '2026-11-14T12:00:04.000Z',
  is_dropped: false,
};
const mailed: DunningMail[] = [
  { ...mail, id: 3, stage: 'firm', mailed_on: '2026-11-26', sent_at: null },
  {
    ...mail,
    id: 2,
    email: 'contabilidad.proveedores@acme-industrial.test',
    language: 'es',
    sent_at: null,
    is_dropped: true,
  },
  mail,
];

export const collection: Collection = {
  invoice_id: 1,
  next: { stage: 'final', on: '2026-12-11' },
  pause: null,
  mailed,
  promises: [
    {
      id: 2,
      pay_by: '2026-11-20',
      promised_by: 'Alejandra Villanueva',
      note: 'Waits for the freight audit',
      state: 'broken',
      noted_by: 'Nora Field',
      noted_at: '2026-11-14T17:20:00.000Z',
    },
    {
      id: 1,
      pay_by: '2026-11-16',
      promised_by: 'Alejandra Villanueva',
      note: '',
      state: 'replaced',
      noted_by: 'Nora Field',
      noted_at: '2026-11-09T15:05:00.000Z',
    },
  ],
  write_offs: [],
};

/** A write-off that another person has asked for. */
export const writeOffCollection: Collection = {
  ...collection,
  next: null,
  mailed: [],
  promises: [],
  write_offs: [
    {
      id: 2,
      amount: 1240.91,
      reason: 'bankruptcy',
      note: 'Chapter 7, filed 11-02-2026',
      status: 'waiting',
      asked_by: 'Nora Field',
      asked_at: '2026-11-24T16:10:00.000Z',
      decided_by: null,
      decided_at: null,
      recovered: null,
      may_confirm: true,
    },
    {
      id: 1,
      amount: 1240.91,
      reason: 'uncollectible',
      note: '',
      status: 'recovered',
      asked_by: 'Nora Field',
      asked_at: '2026-10-20T16:10:00.000Z',
      decided_by: 'Iris Gold',
      decided_at: '2026-10-20T17:10:00.000Z',
      recovered: { by: 'Iris Gold', at: '2026-11-03T15:00:00.000Z', note: 'A check came' },
      may_confirm: false,
    },
  ],
};
export const pausedCollection: Collection = { ...collection, pause: 'contested', mailed: [mail], promises: [] };

export const accountDunning: AccountDunning = {
  account_id: 2,
  is_dunned: true,
  days: { friendly: 5, firm: 20, final: 45 },
  version: 1,
  is_on: true,
  usual_days: days,
  mailed,
};
