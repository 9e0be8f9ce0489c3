import { copyCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { copies as copyRows } from '@portal/contract/drayage/drayage.contract.ts';
import { lanesCalls } from '@portal/contract/loads/lanes/lanes.calls.ts';
import type { lanes as laneRows } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadRows } from '@portal/contract/loads/loads.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { templateKeys } from '../templates.keys.ts';

const lanes = callsOf<typeof laneRows>(lanesCalls);
const copies = callsOf<typeof copyRows>(copyCalls);
const loads = callsOf<typeof loadRows>(loadsCalls);

/** The lanes of the account that match what is searched for. */
export const laneList = (search: string, limit: number) =>
  queryOptions({
    queryKey: templateKeys.lanes(search, limit),
    queryFn: ({ signal }) => api(lanes.list, { query: { limit, ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
  });

/** Makes a load like an earlier one, for another day, and asks carriers; the same `key` twice is one load. */
export const bookLaneAgain = async (loadId: number, pickup_date: string, key: string) => {
  const copy = await api(copies.clone, { params: { id: loadId } });
  if (!('mode' in copy)) throw new Error('a lane has no containers');
  const days = { pickup_date, pickup_until: null, deliver_from: null, deliver_by: null };
  return api(loads.create, { body: { ...copy, ...days, draft: false } }, undefined, key);
};
