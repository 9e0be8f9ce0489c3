import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadId } from '../loads/load.ts';
import { IdText } from '../values/values.ts';
import { Checkout, InvoiceDetails, PayBillings, RefundInput } from './billing.ts';
import { onlinePaymentCalls } from './online-payments.calls.ts';

const byId = z.strictObject({ id: IdText });

/** Where the payer goes, and the payment that was begun. */
export const Begun = z.strictObject({ url: z.url(), checkout: Checkout });

export const onlinePayments = contract(onlinePaymentCalls, {
  payLoad: {
    summary: 'Begin to pay for one load; answers the address of the provider’s page',
    body: z.strictObject({ load_id: LoadId }),
    reply: Begun,
    status: 201,
    errors: [404, 409, 503],
    perMinute: 20,
  },
  payBillings: {
    summary: 'Begin to pay invoices of one account together; answers the address of the provider’s page',
    body: PayBillings,
    reply: Begun,
    status: 201,
    errors: [404, 409, 503],
    perMinute: 20,
  },
  checkout: {
    summary: 'How a payment that was begun stands',
    params: byId,
    reply: Checkout,
    errors: [404],
  },
  giveUp: {
    summary: 'Give up a payment that was not made: its invoices can be paid again',
    params: byId,
    reply: Checkout,
    errors: [404, 409, 503],
    perMinute: 30,
  },
  differences: {
    summary: 'Payments that are not what was asked for, which settle nothing; the operator’s alone',
    reply: z.array(Checkout),
  },
  refund: {
    summary: 'Send back what was paid online for an invoice, in whole or in part; the operator’s alone',
    params: byId,
    body: RefundInput,
    reply: InvoiceDetails,
    status: 202,
    errors: [404, 409],
  },
  receiveNotice: {
    summary: 'What the provider reports, signed with the secret it shares with the portal',
    body: z.record(z.string(), z.unknown()),
    status: 204,
    errors: [401],
    perMinute: 6000,
  },
});
