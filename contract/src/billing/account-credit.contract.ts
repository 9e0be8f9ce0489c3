import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { IdText } from '../values/values.ts';
import { accountCreditCalls } from './account-credit.calls.ts';
import { InvoiceDetails, Payment } from './billing.ts';
import { AppliedCredit, Bounce, SentRefund } from './money-by-hand.ts';

const byId = z.strictObject({ id: IdText });

export const accountCredit = contract(accountCreditCalls, {
  apply: {
    summary:
      'Pay an invoice with what its account has: unapplied cash, and credits after payment; the operator’s alone',
    params: byId,
    body: AppliedCredit,
    reply: InvoiceDetails,
    status: 201,
    errors: [404, 409],
  },
  bounce: {
    summary: 'Write down that a bank took back a check or wire: its invoices are owed again; the operator’s alone',
    params: byId,
    body: Bounce,
    reply: Payment,
    status: 201,
    errors: [404, 409],
  },
  sendBack: {
    summary: 'Write down a check or wire that sent back cash no invoice has taken; the operator’s alone',
    params: byId,
    body: SentRefund,
    reply: Payment,
    status: 201,
    errors: [404, 409],
  },
});
