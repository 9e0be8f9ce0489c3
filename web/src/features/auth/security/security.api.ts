import { secondFactorCalls } from '@portal/contract/auth/second-factor.calls.ts';
import type { secondFactor as secondFactorRows } from '@portal/contract/auth/second-factor.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';

const calls = callsOf<typeof secondFactorRows>(secondFactorCalls);

export type Enrolment = Received<typeof secondFactorRows.begin>;

/** Whether the person signs in with a second factor. */
export const secondFactorState = queryOptions({
  queryKey: ['auth', 'second-factor'],
  queryFn: ({ signal }) => api(calls.get, {}, signal),
});

export const beginSecondFactor = (password: string) => api(calls.begin, { body: { password } });
export const confirmSecondFactor = (code: string) => api(calls.confirm, { body: { code } });
export const renewRecoveryCodes = (password: string) => api(calls.renewCodes, { body: { password } });
export const removeSecondFactor = (password: string) => api(calls.remove, { body: { password } });
