import { carrierBillsCalls } from '@portal/contract/carrier-bills/carrier-bills.calls.ts';
import type { carrierBills as rows } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentRows } from '@portal/contract/documents/documents.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { carrierBillKeys } from './carrier-bills.keys.ts';

const bills = callsOf<typeof rows>(carrierBillsCalls);
const documents = callsOf<typeof documentRows>(documentsCalls);

export type BillPage = Received<typeof rows.list>;
export type BillListQuery = NonNullable<Request<typeof rows.list>['query']>;
type Body<Name extends 'take' | 'takeFile' | 'match' | 'decide' | 'pay' | 'void' | 'nameCharge' | 'keepChargeName'> =
  Request<(typeof rows)[Name]>['body'];
export type FileTaken = Received<typeof rows.takeFile>;

export const billList = (query: BillListQuery) =>
  queryOptions({
    queryKey: [...carrierBillKeys.lists, query],
    queryFn: ({ signal }) => api(bills.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const billQuery = (id: number) =>
  queryOptions({
    queryKey: carrierBillKeys.one(id),
    queryFn: ({ signal }) => api(bills.get, { params: { id } }, signal),
  });

/** The papers of a load, of which some show why a carrier billed more. */
export const loadPapers = (loadId: number) =>
  queryOptions({
    queryKey: carrierBillKeys.papers(loadId),
    queryFn: async ({ signal }) => (await api(documents.list, { params: { load_id: loadId } }, signal)).items,
  });

/** Reads all that is kept of carriers' bills and of invoices again. */
export const useBillsChanged = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: ['billing'] });
    await client.invalidateQueries({ queryKey: carrierBillKeys.all });
  };
};

export const takeBill = (body: Body<'take'>) => api(bills.take, { body });
export const takeFile = (body: Body<'takeFile'>) => api(bills.takeFile, { body });
export const matchBill = (id: number, body: Body<'match'>) => api(bills.match, { params: { id }, body });
export const decideDifferences = (id: number, body: Body<'decide'>) => api(bills.decide, { params: { id }, body });
/** What a carrier calls its charges. */
export const chargeNames = (carrier_id: number) =>
  queryOptions({
    queryKey: carrierBillKeys.names(carrier_id),
    queryFn: async ({ signal }) => (await api(bills.chargeNames, { query: { carrier_id } }, signal)).items,
  });
export const keepChargeName = (body: Body<'keepChargeName'>) => api(bills.keepChargeName, { body });

/** Says which charge the carrier means by a name. */
export const nameCharge = (id: number, body: Body<'nameCharge'>) => api(bills.nameCharge, { params: { id }, body });
export const approveBill = (id: number, version: number) => api(bills.approve, { params: { id }, body: { version } });
export const payBill = (id: number, body: Body<'pay'>) => api(bills.pay, { params: { id }, body });
export const voidBill = (id: number, body: Body<'void'>) => api(bills.void, { params: { id }, body });
export const disputePacket = (id: number, language: Language) =>
  apiFile(bills.packet, { params: { id }, body: { language } });
