import { z } from 'zod';
import { Dollars } from '../values/dollars.ts';
import { Day, Id, longText, requiredText } from '../values/values.ts';
import { mostInvoices, paymentDifferences, receivedMethods } from './invoice-status.ts';

const amount = Dollars.min(0.01);

/** What the operator writes down of a check or wire. */
const paper = { method: z.enum(receivedMethods), reference: requiredText(80), amount };

/** The same number and amount was written down before, and is meant again. */
const repeat = z.boolean().default(false);

/** A check or wire and the invoices it paid; what goes beyond them is unapplied cash of the account. */
export const ReceivedPayment = z.strictObject({
  /** Invoices of one account, none where all of it is unapplied cash of `account_id`. */
  billing_ids: z.array(Id).max(mostInvoices).default([]),
  account_id: Id.optional(),
  ...paper,
  received_on: Day,
  /** Why less or more came than is owed; without a reason no more than that is taken. */
  variance_reason: z.enum(paymentDifferences).optional(),
  note: longText(500).default(''),
  repeat,
});

/** A check or wire with which the operator has sent money back. */
export const SentRefund = z.strictObject({ ...paper, sent_on: Day, repeat });

/** How much of the account's credit pays an invoice. */
export const AppliedCredit = z.strictObject({ amount });

/** The day on which a bank took back a check or wire, and what it said. */
export const Bounce = z.strictObject({ bounced_on: Day, reason: requiredText(200) });
