import { accessCalls } from '@portal/contract/auth/access.calls.ts';
import type { access as accessRows } from '@portal/contract/auth/access.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';

const calls = callsOf<typeof accessRows>(accessCalls);

/** What signs in or acts for the person beside this session. */
export const ownAccess = queryOptions({
  queryKey: ['auth', 'access'],
  queryFn: ({ signal }) => api(calls.get, {}, signal),
});

export const endOwnAccess = (password: string) => api(calls.end, { body: { password } });
