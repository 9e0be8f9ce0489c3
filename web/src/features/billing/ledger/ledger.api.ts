import type { AccountingSoftware } from '@portal/contract/billing/accounting-software.ts';
import { chargedTaxesCalls } from '@portal/contract/billing/taxes/charged-taxes.calls.ts';
import type { chargedTaxes as taxRows } from '@portal/contract/billing/taxes/charged-taxes.contract.ts';
import { ledgerExportCalls } from '@portal/contract/billing/ledger-export.calls.ts';
import type { ledgerExport as rows } from '@portal/contract/billing/ledger-export.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { billingKeys } from '../billing.keys.ts';

const calls = callsOf<typeof rows>(ledgerExportCalls);
const taxCalls = callsOf<typeof taxRows>(chargedTaxesCalls);

/** Days whose bookings are shown, both included. */
export type Period = { from: string; to: string };

export const ledgerTotals = (query: Period) =>
  queryOptions({
    queryKey: billingKeys.ledger(query),
    queryFn: ({ signal }) => api(calls.totals, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const chargedTaxes = (query: Period) =>
  queryOptions({
    queryKey: billingKeys.taxes(query),
    queryFn: ({ signal }) => api(taxCalls.sums, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const saveLedger = async (query: Period & { software: AccountingSoftware; language: Language }) => {
  const { blob, name } = await apiFile(calls.file, { query });
  saveFile(blob, name);
};
