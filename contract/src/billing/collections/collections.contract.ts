import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { IdText } from '../../values/values.ts';
import { collectionCalls } from './collections.calls.ts';
import { PromiseInput } from './promises.ts';
import { RecoveryInput, WriteOffDecision, WriteOffInput } from './write-offs.ts';
import { AccountDunning, Collection, DunningTermsInput } from './dunning.ts';

const byId = z.strictObject({ id: IdText });

export const collections = contract(collectionCalls, {
  ofInvoice: {
    summary: 'What is done to collect an invoice: its reminders, sent and to come; the operator’s alone',
    params: byId,
    reply: Collection,
    errors: [404],
  },
  promise: {
    summary: 'Note that a shipper has promised to pay invoices by a day; the operator’s alone',
    body: PromiseInput,
    reply: z.strictObject({ promised: z.int() }),
    status: 201,
    errors: [404, 409],
  },
  withdrawPromise: {
    summary: 'Take back what was promised of an invoice; the operator’s alone',
    params: byId,
    reply: Collection,
    errors: [404, 409],
  },
  writeOff: {
    summary:
      'Write off all that is open of an invoice, above a limit once a second person confirms; the operator’s alone',
    params: byId,
    body: WriteOffInput,
    reply: Collection,
    status: 201,
    errors: [404, 409],
  },
  decideWriteOff: {
    summary: 'Confirm a write-off that another person asked for, or decline it; the operator’s alone',
    params: byId,
    body: WriteOffDecision,
    reply: Collection,
    errors: [404, 409],
  },
  recover: {
    summary: 'Take a write-off back, since money comes after all: the invoice is owed again; the operator’s alone',
    params: byId,
    body: RecoveryInput,
    reply: Collection,
    errors: [404, 409],
  },
  dunning: {
    summary: 'When an account is reminded of overdue invoices, and the reminders it got; the operator’s alone',
    query: z.strictObject({ account_id: IdText }),
    reply: AccountDunning,
    errors: [404],
  },
  changeDunning: {
    summary: 'Agree with an account on when it is reminded of overdue invoices; the operator’s alone',
    params: byId,
    body: DunningTermsInput,
    reply: AccountDunning,
    errors: [404, 409],
  },
});
