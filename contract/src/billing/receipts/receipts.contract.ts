import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { IdText } from '../../values/values.ts';
import { Language } from '../../words/language-schemas.ts';
import { SendReceipt } from '../billing.ts';
import { receiptCalls } from './receipts.calls.ts';

const byId = z.strictObject({ id: IdText });

export const receipts = contract(receiptCalls, {
  pdf: {
    fileTypes: ['application/pdf'],
    summary: 'The receipt of a payment that was received, as PDF',
    params: byId,
    query: z.strictObject({ language: Language.default('en') }),
    errors: [404, 409],
  },
  send: {
    summary: 'Send the receipt of a payment by e-mail',
    params: byId,
    body: SendReceipt,
    status: 202,
    reply: z.strictObject({ sent_to: z.string() }),
    errors: [404, 409],
    perMinute: 20,
  },
});
