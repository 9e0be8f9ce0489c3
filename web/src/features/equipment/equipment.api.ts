import { equipmentCalls } from '@portal/contract/equipment/equipment.calls.ts';
import type { TruckType, equipment as equipmentRows } from '@portal/contract/equipment/equipment.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';

const equipment = callsOf<typeof equipmentRows>(equipmentCalls);

const minute = 60_000;
const pageSize = 100;

const readOffered = async (signal: AbortSignal, skip = 0): Promise<TruckType[]> => {
  const { items, total } = await api(equipment.list, { query: { active: 'true', skip, limit: pageSize } }, signal);
  const read = skip + items.length;
  return items.length > 0 && read < total ? [...items, ...(await readOffered(signal, read))] : items;
};

/** The active truck types as set up by the operator, with limits, names and pictures. */
export const offeredTruckTypes = queryOptions({
  queryKey: ['truck-types', 'offered'],
  queryFn: ({ signal }) => readOffered(signal),
  staleTime: minute,
});
