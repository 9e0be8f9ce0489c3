import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

/** The provider has the money of a payment, or says that it will not come. */
export const paymentSettled = event('billing.payment-settled', z.object({ payment_id: Id }));
export const paymentFailed = event('billing.payment-failed', z.object({ payment_id: Id }));

/** A load, or a policy without one, was billed: the invoice can be drawn and sent. */
export const invoiceIssued = event('billing.invoice-issued', z.object({ invoice_id: Id, load_id: LoadId.nullable() }));

/** The amount of an invoice that is not paid yet has changed by so much. */
export const invoiceChanged = event('billing.invoice-changed', z.object({ invoice_id: Id, amount: z.number() }));
