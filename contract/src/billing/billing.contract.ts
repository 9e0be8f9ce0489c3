import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { LoadIdText } from '../loads/load.ts';
import { Day, Id, IdText, Instant, listOf, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { billingCalls } from './billing.calls.ts';
import * as schemas from './billing.ts';
import { invoiceHolds } from './collections/promise-states.ts';
import { ReceivedPayment, SentRefund } from './money-by-hand.ts';
import { ageFilters, invoiceSorts, invoiceStatuses, paymentMethods } from './invoice-status.ts';
import { Month } from './statement-mails.ts';

const byId = z.strictObject({ id: IdText });

/** Filters of the list of invoices; a saved link carries the same names. */
export const InvoiceFilters = z.strictObject({
  status: listOf(z.enum(invoiceStatuses), invoiceStatuses.length).optional(),
  age: z.enum(ageFilters).optional(),
  hold: z.enum(invoiceHolds).optional(),
  account_id: IdText.optional(),
  issued_from: Day.optional(),
  issued_to: Day.optional(),
  search: text(80).optional(),
});
export type InvoiceFilters = z.infer<typeof InvoiceFilters>;

/** Filters of the list of payments. */
export const PaymentFilters = z.strictObject({
  method: listOf(z.enum(paymentMethods), paymentMethods.length).optional(),
  received_from: Day.optional(),
  received_to: Day.optional(),
});
export type PaymentFilters = z.infer<typeof PaymentFilters>;

const sort = z.enum(invoiceSorts).default('-issued_on');

const InvoicePage = page(schemas.Invoice).extend({
  /** How many there are of each status, whatever `status` and `age` ask for. */
  counts: z.record(z.enum(invoiceStatuses), z.int()),
  owed: z.number(),
  overdue: z.number(),
  ageing: schemas.Ageing,
  /** What the accounts have beyond their invoices: unapplied cash, and what is owed back. */
  on_account: z.number(),
  /** Whether payments are taken online. */
  pays_online: z.boolean(),
});

const statementOf = { account_id: IdText.optional(), month: Month.optional() };

export const billing = contract(billingCalls, {
  ofLoad: {
    summary: 'The invoice of a load; null while it has none',
    query: z.strictObject({ load_id: LoadIdText }),
    reply: z.strictObject({ billing: schemas.Invoice.nullable(), pays_online: z.boolean() }),
    errors: [404],
  },
  list: {
    summary: 'Invoices of the caller’s accounts with what is owed by age, newest first',
    query: PageQuery.extend({ ...InvoiceFilters.shape, sort }),
    reply: InvoicePage,
    errors: [404],
  },
  exportList: {
    summary: 'The filtered list as CSV or XLSX, at most 200 invoices',
    query: InvoiceFilters.extend({ ...ExportQuery.shape, sort }),
    errors: [404],
  },
  get: {
    summary: 'One invoice with its lines and what happened to it',
    params: byId,
    reply: schemas.InvoiceDetails,
    errors: [404],
  },
  margin: {
    summary: 'What the load of an invoice brings and costs; the operator’s alone',
    params: byId,
    reply: schemas.InvoiceMargin,
    errors: [404],
  },
  pdf: {
    fileTypes: ['application/pdf'],
    summary: 'One invoice as PDF',
    params: byId,
    query: z.strictObject({ language: Language.default('en') }),
    errors: [404],
  },
  history: {
    summary: 'Payments of the caller’s accounts, newest first',
    query: PageQuery.extend(PaymentFilters.shape),
    reply: z.strictObject({
      items: z.array(schemas.Payment),
      total: z.int(),
      /** Whether there is no further page. */
      loaded: z.boolean(),
    }),
  },
  files: {
    summary: 'Where the PDF of an invoice is',
    query: z.strictObject({ billing_id: IdText }),
    reply: z.array(z.strictObject({ name: z.string(), url: z.string() })),
    errors: [404],
  },
  sendBilling: {
    summary: 'Send invoices by e-mail, with their PDFs',
    body: schemas.SendBilling,
    status: 202,
    reply: z.strictObject({ sent_to: z.string() }),
    errors: [404],
    perMinute: 20,
  },
  credit: {
    summary: 'Credit an invoice, for a reason; the operator’s alone',
    params: byId,
    body: schemas.CreditInput,
    reply: schemas.InvoiceDetails,
    status: 201,
    errors: [404, 409],
  },
  receive: {
    summary: 'Write down a check or wire of one account, and the invoices it paid; the operator’s alone',
    body: ReceivedPayment,
    reply: schemas.Payment,
    status: 201,
    errors: [404, 409],
  },
  recordRefund: {
    summary: 'Write down a check or wire that sent back what is owed back for an invoice; the operator’s alone',
    params: byId,
    body: SentRefund,
    reply: schemas.InvoiceDetails,
    status: 201,
    errors: [404, 409],
  },
  statement: {
    summary: 'A month of an account’s books; the current month where none is named',
    query: z.strictObject(statementOf),
    reply: schemas.Statement,
    errors: [404],
  },
  statementFile: {
    summary: 'The same as a PDF or a spreadsheet',
    query: z.strictObject({ ...statementOf, format: z.enum(['pdf', 'xlsx', 'csv']), language: Language.default('en') }),
    errors: [404],
  },
  uploadStatement: {
    summary: 'Keep a statement made elsewhere with an account; the operator’s alone',
    params: byId,
    body: z.strictObject({ file: z.file() }),
    largestFile: 25 * 1024 * 1024,
    reply: z.strictObject({ id: Id, name: z.string(), created_at: Instant, size: z.int() }),
    status: 201,
    errors: [404, 413, 415],
  },
  uploadedStatement: { fileTypes: ['*/*'], summary: 'A statement that was uploaded', params: byId, errors: [404] },
});
