import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { assignmentsCalls } from '@portal/contract/tendering/assignments.calls.ts';
import type { AssignTruck, DeclineLoad, ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import type { assignments as assignmentsRows } from '@portal/contract/tendering/assignments.contract.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { useLoadMutation } from '../tendering.api.ts';
import { tenderingKeys } from '../tendering.keys.ts';

const assignments = callsOf<typeof assignmentsRows>(assignmentsCalls);

const refreshMs = 10_000;

export type WaitingLoadPage = Received<typeof assignmentsRows.waiting>;

type WaitingQuery = NonNullable<Request<typeof assignmentsRows.waiting>['query']>;

/** A page of the loads that wait for a truck, read again every few seconds, because no socket room announces new ones. */
export const waitingLoads = (query: WaitingQuery) =>
  queryOptions({
    queryKey: tenderingKeys.waiting(query),
    queryFn: ({ signal }) => api(assignments.waiting, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

/** Waiting loads as a file named by the server, which refuses more than 200. */
export const exportWaiting = (query: NonNullable<Request<typeof assignmentsRows.exportWaiting>['query']>) =>
  apiFile(assignments.exportWaiting, { query });

/** The truck of a load, and whether its progress is reported by hand. */
export const loadAssignment = (loadId: number) =>
  queryOptions({
    queryKey: tenderingKeys.assignment(loadId),
    queryFn: ({ signal }) => api(assignments.ofLoad, { params: { load_id: loadId } }, signal),
  });

/** Reads the list again after any decision. */
const useReread = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: tenderingKeys.assignments });
};

export const useAssignTruck = (loadId: number) => {
  const reread = useReread();
  return useLoadMutation(loadId, (body: AssignTruck) =>
    api(assignments.assign, { params: { load_id: loadId }, body }, undefined, crypto.randomUUID()).finally(reread),
  );
};

export const useDeclineLoad = (loadId: number) => {
  const reread = useReread();
  return useLoadMutation(loadId, (body: DeclineLoad) =>
    api(assignments.decline, { params: { load_id: loadId }, body }, undefined, crypto.randomUUID()).finally(reread),
  );
};

export const useReportProgress = (loadId: number) =>
  useLoadMutation(loadId, (body: ReportProgress) =>
    api(assignments.reportProgress, { params: { load_id: loadId }, body }),
  );
