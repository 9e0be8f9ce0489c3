import { auditCalls } from '@portal/contract/audit/audit.calls.ts';
import type { audit as auditRows } from '@portal/contract/audit/audit.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { auditKeys } from './audit.keys.ts';

const audit = callsOf<typeof auditRows>(auditCalls);

export type AuditPage = Received<typeof auditRows.list>;
export type AuditListQuery = NonNullable<Request<typeof auditRows.list>['query']>;
type AuditExportQuery = NonNullable<Request<typeof auditRows.exportList>['query']>;

/** A page of the audit. Entries never change; new ones come with the next visit or filter. */
export const auditList = (query: AuditListQuery) =>
  queryOptions({
    queryKey: auditKeys.list(query),
    queryFn: ({ signal }) => api(audit.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** The entries that match as a CSV file. */
export const exportAudit = (query: AuditExportQuery) => apiFile(audit.exportList, { query });
