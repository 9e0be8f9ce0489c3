import { equipmentCalls } from '@portal/contract/equipment/equipment.calls.ts';
import type { TruckType, equipment as equipmentRows } from '@portal/contract/equipment/equipment.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';

const equipment = callsOf<typeof equipmentRows>(equipmentCalls);

/** What every list of truck types is kept under. */
export const truckTypesKey = ['truck-types'] as const;

const minute = 60_000;
const pageSize = 100;

type Wanted = { active?: 'true' };

const readAll = async (wanted: Wanted, signal: AbortSignal, skip = 0): Promise<TruckType[]> => {
  const { items, total } = await api(equipment.list, { query: { ...wanted, skip, limit: pageSize } }, signal);
  const read = skip + items.length;
  return items.length > 0 && read < total ? [...items, ...(await readAll(wanted, signal, read))] : items;
};

/** The active truck types as set up by the operator, with limits, names and pictures. */
export const offeredTruckTypes = queryOptions({
  queryKey: [...truckTypesKey, 'offered'],
  queryFn: ({ signal }) => readAll({ active: 'true' }, signal),
  staleTime: minute,
});

/** All of them, to the operator also those switched off. */
export const allTruckTypes = queryOptions({
  queryKey: [...truckTypesKey, 'all'],
  queryFn: ({ signal }) => readAll({}, signal),
});
