import { accountCreditCalls } from '@portal/contract/billing/account-credit.calls.ts';
import type { accountCredit as creditRows } from '@portal/contract/billing/account-credit.contract.ts';
import { balancesCalls } from '@portal/contract/billing/balances/balances.calls.ts';
import type { balances as balanceRows } from '@portal/contract/billing/balances/balances.contract.ts';
import { billingCalls } from '@portal/contract/billing/billing.calls.ts';
import type { billing as rows } from '@portal/contract/billing/billing.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { billingKeys } from './billing.keys.ts';

const billing = callsOf<typeof rows>(billingCalls);
const balances = callsOf<typeof balanceRows>(balancesCalls);
const credit = callsOf<typeof creditRows>(accountCreditCalls);

export type InvoicePage = Received<typeof rows.list>;
export type InvoiceListQuery = NonNullable<Request<typeof rows.list>['query']>;
export type StatementQuery = NonNullable<Request<typeof rows.statement>['query']>;
type ReceiveBody = Request<typeof rows.receive>['body'];
export type SentRefundBody = Request<typeof rows.recordRefund>['body'];
export type CreditBody = Request<typeof rows.credit>['body'];
export type SendBody = Request<typeof rows.sendBilling>['body'];

export const invoiceList = (query: InvoiceListQuery) =>
  queryOptions({
    queryKey: [...billingKeys.lists, query],
    queryFn: ({ signal }) => api(billing.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** The invoices that match, as a file. */
export const exportInvoices = (query: NonNullable<Request<typeof rows.exportList>['query']>) =>
  apiFile(billing.exportList, { query });

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: billingKeys.one(id),
    queryFn: ({ signal }) => api(billing.get, { params: { id } }, signal),
  });

/** What the load of an invoice brings and costs: the operator's alone. */
export const invoiceMargin = (id: number) =>
  queryOptions({
    queryKey: billingKeys.margin(id),
    queryFn: ({ signal }) => api(billing.margin, { params: { id } }, signal),
  });

/** The invoice of a load, null while it has none, and whether it can be paid online. */
export const loadInvoice = (loadId: number) =>
  queryOptions({
    queryKey: billingKeys.ofLoad(loadId),
    queryFn: ({ signal }) => api(billing.ofLoad, { query: { load_id: loadId } }, signal),
  });

export const statementQuery = (query: StatementQuery) =>
  queryOptions({
    queryKey: billingKeys.statement(query),
    queryFn: ({ signal }) => api(billing.statement, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** What was owed at the end of each day or month of a period. */
export const balancesQuery = (query: Request<typeof balanceRows.overTime>['query']) =>
  queryOptions({
    queryKey: billingKeys.balances(query),
    queryFn: ({ signal }) => api(balances.overTime, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** Reads everything of billing again once something was paid, credited or sent. */
export const useBillingChanged = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: billingKeys.all });
};

export const receivePayment = (body: ReceiveBody) => api(billing.receive, { body });
export const recordRefund = (id: number, body: SentRefundBody) => api(billing.recordRefund, { params: { id }, body });
export const creditInvoice = (id: number, body: CreditBody) => api(billing.credit, { params: { id }, body });
export const applyCredit = (id: number, body: Request<typeof creditRows.apply>['body']) =>
  api(credit.apply, { params: { id }, body });
export const bouncePayment = (id: number, body: Request<typeof creditRows.bounce>['body']) =>
  api(credit.bounce, { params: { id }, body });
export const sendBackUnapplied = (id: number, body: SentRefundBody) => api(credit.sendBack, { params: { id }, body });
export const sendInvoices = (body: SendBody) => api(billing.sendBilling, { body });

const save = async (file: Promise<{ blob: Blob; name: string }>): Promise<void> => {
  const { blob, name } = await file;
  saveFile(blob, name);
};

export const saveInvoice = (id: number, language: Language) =>
  save(apiFile(billing.pdf, { params: { id }, query: { language } }));
export const saveUploadedStatement = (id: number) => save(apiFile(billing.uploadedStatement, { params: { id } }));
