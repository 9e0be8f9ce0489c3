import type { RunningApp } from '../../app.ts';
import { billingDay } from '../../features/billing/billing-day.ts';
import { systemContext } from '../../platform/context.ts';
import { makeInvoice, makePayment, makeWriteOff } from '../fixtures/foreign/foreign-billing.ts';
import { byOperator, byShipper, type WritingRequest } from './request-makers.ts';

const billingDayOf = ({ services }: RunningApp): string => billingDay(systemContext(services, 'test'));

/** Valid requests of the writing calls of billing. */
export const billingRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/stripe/send-billing': byShipper(async (app, { shipper }) => ({
    body: { billing_ids: [await makeInvoice(app, shipper)], email: 'ap@acme.test', language: 'en' },
  })),
  'POST /api/stripe/billings/{id}/credit-notes': byOperator(async (app, { shipper }) => ({
    params: { id: await makeInvoice(app, shipper) },
    body: { amount: 20, reason: 'goodwill' },
  })),
  'POST /api/stripe/received-payments': byOperator(async (app, { shipper }) => ({
    body: {
      billing_ids: [await makeInvoice(app, shipper)],
      method: 'check',
      reference: '10482',
      amount: 120,
      received_on: '2026-11-20',
    },
  })),
  'POST /api/claims/contests': byShipper(async (app, { shipper }) => ({
    body: {
      invoice_id: await makeInvoice(app, shipper),
      lines: [{ code: 'LINEHAUL', should_be: 450, reason: 'tariff', note: 'Quoted at 450' }],
    },
  })),
  'POST /api/stripe/payments/{id}/receipt': byShipper(async (app, { shipper }) => ({
    params: { id: await makePayment(app, shipper) },
    body: { email: 'ap@acme.test', language: 'en' },
  })),
  'POST /api/stripe/payments/{id}/bounce': byOperator(async (app, { shipper }) => ({
    params: { id: await makePayment(app, shipper) },
    body: { bounced_on: '2026-11-22', reason: 'Insufficient funds' },
  })),
  'POST /api/stripe/payments/{id}/sent-refunds': byOperator(async (app, { shipper }) => ({
    params: { id: await makePayment(app, shipper) },
    body: { method: 'check', reference: '10482', amount: 20, sent_on: '2026-11-22' },
  })),
  'POST /api/stripe/billings/{id}/applied-credits': byOperator(async (app, { shipper }) => {
    await makePayment(app, shipper);
    return { params: { id: await makeInvoice(app, shipper) }, body: { amount: 20 } };
  }),
  'PATCH /api/accounts/{id}/statement-schedule': byShipper(async (_, { shipper }) => ({
    params: { id: shipper.account_id },
    body: { day_of_month: 3, recipients: ['ap@acme.test'], language: 'en', version: 0 },
  })),
  'POST /api/stripe/promises': byOperator(async (app, { shipper }) => ({
    body: { billing_ids: [await makeInvoice(app, shipper)], pay_by: billingDayOf(app), promised_by: 'Ana Reyes' },
  })),
  'DELETE /api/stripe/billings/{id}/promise': byOperator(async (app, { shipper }) => {
    const invoice_id = await makeInvoice(app, shipper);
    const row = { invoice_id, pay_by: billingDayOf(app), promised_by: 'Ana Reyes' };
    await app.services.db.insertInto('payment_promises').values(row).execute();
    return { params: { id: invoice_id } };
  }),
  'POST /api/stripe/billings/{id}/write-off': byOperator(async (app, { shipper }) => ({
    params: { id: await makeInvoice(app, shipper) },
    body: { reason: 'uncollectible' },
  })),
  'POST /api/stripe/billings/{id}/write-off/decision': byOperator(async (app, { shipper }) => ({
    params: { id: await makeWriteOff(app, shipper, 'waiting') },
    body: { agrees: true },
  })),
  'POST /api/stripe/billings/{id}/write-off/recovery': byOperator(async (app, { shipper }) => ({
    params: { id: await makeWriteOff(app, shipper, 'booked') },
    body: { note: 'A check came' },
  })),
  'PATCH /api/accounts/{id}/dunning': byOperator(async (_, { shipper }) => ({
    params: { id: shipper.account_id },
    body: { is_dunned: false, days: null, version: 0 },
  })),
  'POST /api/accounts/{id}/send-statement': byShipper(async (_, { shipper }) => ({
    params: { id: shipper.account_id },
    body: { month: '2026-10', emails: ['ap@acme.test'], language: 'en' },
  })),
  'POST /api/accounts/{id}/upload-statement': byOperator(async (_, { shipper }) => ({
    params: { id: shipper.account_id },
    body: { file: new File(['date,amount\r\n2026-11-02,500\r\n'], 'november.csv') },
  })),
};
