import type { Received } from '@portal/contract/http/endpoint.ts';
import { failedJobsCalls } from '@portal/contract/jobs/jobs.calls.ts';
import type { failedJobs as failedJobsRows } from '@portal/contract/jobs/jobs.contract.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { jobsKeys } from './jobs.keys.ts';

const failedJobs = callsOf<typeof failedJobsRows>(failedJobsCalls);

const refreshMs = 15_000;

export type FailedJobPage = Received<typeof failedJobsRows.list>;

/** A page of the failed jobs, read again every few seconds, because no socket room announces new ones. */
export const failedJobList = (page: number, limit: number) =>
  queryOptions({
    queryKey: jobsKeys.failedPage(page, limit),
    queryFn: ({ signal }) => api(failedJobs.list, { query: { skip: (page - 1) * limit, limit } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

/** Has the jobs named done again, all of them where none is named. */
export const useRetryJobs = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api(failedJobs.retry, { body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKeys.failed }),
  });
};
