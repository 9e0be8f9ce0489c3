import type { Payment } from '@portal/contract/billing/billing.ts';
import { sampleInvoiceDetails } from '@portal/contract/samples/sample-invoice.ts';
import { payment, policyInvoice } from './billing-answers.ts';

const byCard: Payment = {
  ...payment,
  id: 88_431,
  method: 'card',
  status: 'succeeded',
  failure: null,
  ending: '4242',
  brand: 'visa',
  booked_on: '2026-11-20',
  invoices: [{ id: 1, number: 20_377, amount: 1240.91 }],
};
export const paidByCard = sampleInvoiceDetails({ status: 'paid', paid: 1240.91, balance: 0, payments: [byCard] });
/** Paid by two, after a check that its bank took back. */
export const paidByTwo = sampleInvoiceDetails({
  status: 'paid',
  paid: 1240.91,
  balance: 0,
  payments: [
    { ...byCard, invoices: [{ id: 1, number: 20_377, amount: 840.91 }] },
    {
      ...byCard,
      id: 88_402,
      method: 'wire',
      ending: null,
      brand: null,
      paid_by: null,
      reference: 'FT-48207',
      amount: 400,
    },
    {
      ...byCard,
      id: 88_390,
      method: 'check',
      ending: null,
      brand: null,
      paid_by: null,
      reference: '10479',
      status: 'returned',
    },
  ],
});

/** The policy was cancelled after it was paid by check, and a part has been sent back. */
export const owedBack = sampleInvoiceDetails({
  ...policyInvoice,
  status: 'refunded',
  amount: 72.2,
  quoted: 72.2,
  paid: 0,
  credited: 72.2,
  balance: 0,
  owed_back: 42.2,
  account_credit: 42.2,
  refunds: [
    {
      id: 3,
      amount: 30,
      status: 'done',
      reason: 'insurance_cancelled',
      created_at: '2026-11-23T15:00:00.000Z',
      sent: { method: 'check', reference: '20519', on: '2026-11-22' },
    },
  ],
});

/** A part of it is contested, and another was before. */
export const contested = sampleInvoiceDetails({
  contested: 60,
  contests: [
    { id: 5012, status: 'under_investigation', amount: 60 },
    { id: 5004, status: 'declined', amount: 40.74 },
  ],
});
