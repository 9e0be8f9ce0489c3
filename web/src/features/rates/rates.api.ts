import type { Request } from '@portal/contract/http/endpoint.ts';
import type { SharedTable } from '@portal/contract/rates/rate-table.ts';
import { ratesCalls } from '@portal/contract/rates/rates.calls.ts';
import type { rates as rows } from '@portal/contract/rates/rates.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { VersionSearch } from './version-search.ts';
import { ratesKeys } from './rates.keys.ts';

const rates = callsOf<typeof rows>(ratesCalls);

export const ratesList = queryOptions({
  queryKey: ratesKeys.list,
  queryFn: ({ signal }) => api(rates.list, {}, signal),
});

const versionQuery = ({ from: effective_from, ...search }: VersionSearch) => ({ ...search, effective_from });

export const tariffVersion = (search: VersionSearch) =>
  queryOptions({
    queryKey: ratesKeys.version(search),
    queryFn: ({ signal }) => api(rates.version, { query: versionQuery(search) }, signal),
  });

/** Read once: what is edited must not change under the person's hands. */
export const draftPage = (id: number) =>
  queryOptions({
    queryKey: ratesKeys.draft(id),
    queryFn: ({ signal }) => api(rates.draft, { params: { id } }, signal),
    staleTime: Infinity,
  });

export const sharedTable = (name: SharedTable) =>
  queryOptions({
    queryKey: ratesKeys.table(name),
    queryFn: ({ signal }) => api(rates.table, { params: { name } }, signal),
    staleTime: Infinity,
  });

export const addDraft = (body: Request<typeof rows.addDraft>['body']) => api(rates.addDraft, { body });
export const changeDraft = (id: number, body: Request<typeof rows.changeDraft>['body']) =>
  api(rates.changeDraft, { params: { id }, body });
export const removeDraft = (id: number) => api(rates.removeDraft, { params: { id } });
export const publishDraft = (id: number, body: Request<typeof rows.publishDraft>['body']) =>
  api(rates.publishDraft, { params: { id }, body });
export const importDraft = (id: number, body: Request<typeof rows.importDraft>['body']) =>
  api(rates.importDraft, { params: { id }, body });
export const explainPrice = (body: Request<typeof rows.explain>['body']) => api(rates.explain, { body });
export const changeTable = (name: SharedTable, body: Request<typeof rows.changeTable>['body']) =>
  api(rates.changeTable, { params: { name }, body });
export const importTable = (name: SharedTable, body: Request<typeof rows.importTable>['body']) =>
  api(rates.importTable, { params: { name }, body });

const save = async (file: Promise<{ blob: Blob; name: string }>): Promise<void> => {
  const { blob, name } = await file;
  saveFile(blob, name);
};

export const exportVersion = (search: VersionSearch, sheet: string) =>
  save(apiFile(rates.exportSheet, { query: { ...versionQuery(search), sheet } }));
export const exportDraft = (draft_id: number, sheet: string) =>
  save(apiFile(rates.exportSheet, { query: { draft_id, sheet } }));
export const exportTable = (name: SharedTable) => save(apiFile(rates.exportTable, { params: { name } }));
