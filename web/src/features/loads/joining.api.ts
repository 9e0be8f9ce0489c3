import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { joiningCalls } from '@portal/contract/loads/orders/joining.calls.ts';
import type { joining as joiningRows } from '@portal/contract/loads/orders/joining.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { loadKeys } from './loads.keys.ts';

const calls = callsOf<typeof joiningRows>(joiningCalls);

/** What a load was joined from or into, and what it may be joined with; another version of it asks again. */
export const loadJoining = ({ id, version }: Pick<LoadDetails, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...loadKeys.details(id), 'joining', version],
    queryFn: ({ signal }) => api(calls.read, { params: { id } }, signal),
  });

export const joinLoads = (load_ids: number[]) => api(calls.join, { body: { load_ids } });
export const partLoad = (id: number) => api(calls.part, { params: { id } });
