import { z } from 'zod';
import { claimStatuses } from '../claims/claim-status.ts';
import { Dollars } from '../values/dollars.ts';
import { LoadId, PriceLine } from '../loads/load.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { InvoiceTax, TaxSum } from './taxes/invoice-tax.ts';
import { Day, Email, Id, Instant, longText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { checkoutStatuses, differenceKinds, refundStatuses } from './checkout-status.ts';
import { changeKinds } from './invoice-change.ts';
import { InvoiceChange } from './invoice-change-schemas.ts';
import {
  ageBuckets,
  chosenReasons,
  creditReasons,
  invoiceStatuses,
  mostInvoices,
  movementKinds,
  paymentDifferences,
  paymentMethods,
  paymentStatuses,
  receivedMethods,
} from './invoice-status.ts';

const Place = z.strictObject({ city: z.string(), state: z.string() });
const Account = z.strictObject({ id: Id, name: z.string() });

/** A policy that was bought by itself: an insurance quote, by the number of its certificate. */
const Policy = z.strictObject({ id: Id, number: z.string(), commodity: z.string() });

/** One invoice, as lists show it. Amounts are US dollars. */
export const Invoice = z.strictObject({
  id: Id,
  /** Counted without gaps. */
  number: z.int(),
  status: z.enum(invoiceStatuses),
  account: Account,
  /** The load it bills; null where it bills a policy that was bought by itself. */
  load_id: LoadId.nullable(),
  policy: Policy.nullable(),
  mode: LoadMode.nullable(),
  origin: Place,
  destination: Place,
  /** The load's PO number, or the reference on the policy's certificate. */
  po_number: z.string().nullable(),
  issued_on: Day,
  due_on: Day,
  /** Days past the due date of what is still owed; 0 where nothing is. */
  days_overdue: z.int().min(0),
  /** The price it was bought at, before tax. */
  quoted: z.number(),
  /** What is charged in all: with tax, less what the customer withholds. */
  amount: z.number(),
  before_tax: z.number(),
  /** What of the amount is tax, less what is withheld; credits as they have taken it back are not taken off. */
  tax: z.number(),
  paid: z.number(),
  credited: z.number(),
  /** What was open of it and given up. */
  written_off: z.number(),
  /** What is still owed. */
  balance: z.number(),
  /** What of its charges its shipper contests, paid or not: not collected until that is decided. */
  contested: z.number(),
  /** The day by which its shipper has promised to pay it, while it is owed. */
  promised_on: Day.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const Payment = z.strictObject({
  id: Id,
  account: Account,
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  /** A check's number, the bank's reference, or the provider's. */
  reference: z.string(),
  /** The last digits of the card or bank account that paid through the provider. */
  ending: z.string().nullable(),
  /** The card's brand as the provider calls it. */
  brand: z.string().nullable(),
  /** Who paid through the provider. */
  paid_by: z.string().nullable(),
  invoices: z.array(z.strictObject({ id: Id, number: z.int(), amount: z.number() })),
  /** The provider's code of why it failed. */
  failure: z.string().nullable(),
  /** What of it was sent back, through the provider or by check or wire. */
  refunded: z.number(),
  received_on: Day,
  /** The day it stands in the books: a later one where that month's statement was mailed before. Null where it does not. */
  booked_on: Day.nullable(),
  /** What no invoice has taken; below nothing where it was returned after it had been given back. */
  unapplied: z.number(),
  /** Why less or more came than was owed. */
  variance_reason: z.enum(paymentDifferences).nullable(),
  note: z.string(),
  /** When and why its bank took back a check or wire. */
  returned: z.strictObject({ on: Day, reason: z.string() }).nullable(),
  created_at: Instant,
});
export type Payment = z.infer<typeof Payment>;

/** What happened to an invoice. */
export const InvoiceEvent = z.strictObject({
  /** Another one for each event of the invoice, and the same whenever it is read. */
  id: z.string(),
  kind: z.enum([...movementKinds, 'credit_applied', 'sent', 'reminded']),
  at: Instant,
  by: z.string().nullable(),
  amount: z.number().nullable(),
  detail: z.string(),
  /** Of a credit that was applied: the invoice that it was of, or on that one the invoice that it paid. */
  invoice: z.strictObject({ id: Id, number: z.int() }).nullable(),
  /** Of a payment, its return and a credit that was cash of it: which one. */
  payment: z.strictObject({ method: z.enum(paymentMethods), reference: z.string() }).nullable(),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

/** A visit to the payment provider's page, in which invoices are paid. */
export const Checkout = z.strictObject({
  id: Id,
  status: z.enum(checkoutStatuses),
  account: Account,
  amount: z.number(),
  invoices: z.array(z.strictObject({ id: Id, number: z.int(), amount: z.number() })),
  /** The provider's page, while it can be paid there. */
  url: z.string().nullable(),
  /** The provider's code of the last try that failed. */
  failure: z.string().nullable(),
  begun_by: z.string(),
  /** Once it is paid: the number of its receipt, and where that was mailed. */
  receipt: z.strictObject({ number: Id, sent_to: z.string() }).nullable(),
  created_at: Instant,
  expires_at: Instant,
  /** What of the provider's payment is not what was asked for; the operator's alone. */
  difference: z.strictObject({ kind: z.enum(differenceKinds), expected: z.string(), found: z.string() }).nullable(),
});
export type Checkout = z.infer<typeof Checkout>;

/** Money that goes back: through the provider, or by check or wire. */
const Refund = z.strictObject({
  id: Id,
  amount: z.number(),
  status: z.enum(refundStatuses),
  reason: z.enum(creditReasons),
  created_at: Instant,
  /** What the operator has sent by itself; null for one through the provider. */
  sent: z.strictObject({ method: z.enum(receivedMethods), reference: z.string(), on: Day }).nullable(),
});

/** One invoice with all it says. */
export const InvoiceDetails = Invoice.extend({
  terms_days: z.int(),
  delivered_on: Day.nullable(),
  carrier_name: z.string(),
  billing_reference: z.string().nullable(),
  /** As quoted and as billed; `change` says why they differ. */
  lines: z.array(PriceLine.extend({ quoted: z.number(), change: z.enum(changeKinds).nullable() })),
  /** Its taxes; none where it was issued without. */
  taxes: z.array(InvoiceTax),
  /** From the quoted price to the billed one before tax, to the cent. */
  changes: z.array(InvoiceChange),
  /** The invoice itself among the papers of its load, as it was issued; empty until it is filed, and where it bills a policy. */
  papers: z.array(z.strictObject({ id: Id, language: Language })),
  /** The invoice that this one follows: what was found after that one was paid. */
  further_to: z.strictObject({ id: Id, number: z.int() }).nullable(),
  events: z.array(InvoiceEvent),
  /** What paid it, the latest first; with those that failed or were returned. */
  payments: z.array(Payment),
  /** The cases that contest it, the latest first; one from before names no amount where none was known. */
  contests: z.array(z.strictObject({ id: Id, status: z.enum(claimStatuses), amount: z.number().nullable() })),
  /** The last day on which its charges can be disputed. */
  dispute_until: Day,
  /** Where it is paid: the lines of an address. */
  remit_to: z.array(z.string()),
  /** Whether payments are taken online. */
  pays_online: z.boolean(),
  /** The latest visit to the provider's page for this invoice. */
  checkout: Checkout.nullable(),
  refunds: z.array(Refund),
  /** What can still go back through the provider. */
  refundable: z.number(),
  /** What was credited after it was paid, and was neither sent back nor applied to another invoice yet. */
  owed_back: z.number(),
  /** What its account can give out in all: unapplied cash, and what is owed back. */
  account_credit: z.number(),
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

/** What a load brings, from the books, with what its carrier was granted for each change of the invoice: the operator's alone. */
export const InvoiceMargin = z.strictObject({
  quoted_cost: z.number(),
  revenue: z.number(),
  cost: z.number(),
  margin: z.number(),
  changes: z.array(z.strictObject({ id: Id, cost: z.number() })),
});
export type InvoiceMargin = z.infer<typeof InvoiceMargin>;

const Bucket = z.strictObject({ amount: z.number(), count: z.int() });

/** What is owed, by how long it has been due. */
export const Ageing = z.record(z.enum(ageBuckets), Bucket);
export type Ageing = z.infer<typeof Ageing>;

/** One change of an account's balance. */
export const Movement = z.strictObject({
  kind: z.enum(movementKinds),
  on: Day,
  invoice: z.strictObject({ id: Id, number: z.int() }).nullable(),
  load_id: LoadId.nullable(),
  policy: Policy.nullable(),
  origin: Place.nullable(),
  destination: Place.nullable(),
  method: z.enum(paymentMethods).nullable(),
  /** A check's number, the bank's or the provider's reference; the number of a credit note. */
  reference: z.string(),
  /** The last digits of the card or bank account that paid through the provider. */
  ending: z.string().nullable(),
  /** The day it happened, where it is booked on a later one. */
  happened_on: Day.nullable(),
  /** What the bank said of a payment that it took back. */
  note: z.string(),
  reason: z.enum(creditReasons).nullable(),
  invoices: z.int(),
  /** Positive: more is owed. */
  amount: z.number(),
  balance: z.number(),
});
export type Movement = z.infer<typeof Movement>;

const Sum = z.strictObject({ amount: z.number(), count: z.int() });

/** A month of an account's books: the closing balance is the sum of the others. */
export const Statement = z.strictObject({
  account: Account,
  /** YYYY-MM. */
  month: z.string(),
  from: Day,
  to: Day,
  opening: z.number(),
  invoiced: Sum,
  paid: Sum,
  /** Credits less refunds and returned payments. */
  credits: Sum,
  closing: z.number(),
  movements: z.array(Movement),
  /** What was charged of each tax in the month, less what was taken back. */
  taxes: z.array(TaxSum),
  /** The day by which it is aged: the closing day, or today in a month that is not over. */
  aged_on: Day,
  /** What is owed of invoices on that day. */
  ageing: Ageing,
  /** What the account has beyond its invoices on that day; the closing balance is what they owe without it. */
  on_account: z.number(),
  terms_days: z.int(),
  credit_limit: z.number().nullable(),
  credit_used: z.number(),
  /** Months with a statement, newest first, with their closing balance. */
  earlier: z.array(z.strictObject({ month: z.string(), closing: z.number() })),
  uploads: z.array(z.strictObject({ id: Id, name: z.string(), created_at: Instant, size: z.int() })),
});
export type Statement = z.infer<typeof Statement>;

/** Invoices that one request names. */
const chosenInvoices = z.array(Id).min(1).max(mostInvoices);

/** Invoices that are mailed with their PDFs. */
export const SendBilling = z.strictObject({ billing_ids: chosenInvoices.max(10), email: Email, language: Language });

/** Where the receipt of a payment is mailed. */
export const SendReceipt = z.strictObject({ email: Email, language: Language });

export const CreditInput = z.strictObject({
  amount: Dollars.min(0.01),
  reason: z.enum(chosenReasons),
  note: longText(500).default(''),
});

/** What the operator sends back through the provider. */
export const RefundInput = z.strictObject({
  amount: Dollars.min(0.01),
  reason: z.enum(chosenReasons),
  note: longText(500).default(''),
});

/** Invoices of one account that are paid together. */
export const PayBillings = z.strictObject({ billing_ids: chosenInvoices });
