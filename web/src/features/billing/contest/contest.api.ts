import { contestCalls } from '@portal/contract/claims/contests/contests.calls.ts';
import type { contests as rows } from '@portal/contract/claims/contests/contests.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { api, callsOf } from '../../../platform/api/api.ts';

const contests = callsOf<typeof rows>(contestCalls);

export type ContestBody = Request<typeof rows.contest>['body'];

export const contestInvoice = (body: ContestBody) => api(contests.contest, { body });
