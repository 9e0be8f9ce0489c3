import { accessorialsCalls } from '@portal/contract/accessorials/accessorials.calls.ts';
import type { accessorials as accessorialsRows } from '@portal/contract/accessorials/accessorials.contract.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';

const accessorials = callsOf<typeof accessorialsRows>(accessorialsCalls);

const hour = 3_600_000;

/** The accessorials of a mode, and the kinds of places that are hard to reach. */
export const accessorialsOf = (mode: LoadMode) =>
  queryOptions({
    queryKey: ['accessorials', mode],
    queryFn: ({ signal }) => api(accessorials.list, { query: { mode } }, signal),
    staleTime: hour,
  });
