import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

/** A load was billed: its invoice can be drawn and sent. */
export const invoiceIssued = event('billing.invoice-issued', z.object({ invoice_id: Id, load_id: LoadId }));
