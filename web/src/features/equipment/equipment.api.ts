import { equipment } from '@portal/contract/equipment/equipment.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const hour = 3_600_000;

/** The truck types on offer with the operator's own pictures, by their codes. */
export const offeredTruckTypes = queryOptions({
  queryKey: ['truck-types', 'offered'],
  queryFn: async ({ signal }) => {
    const { items } = await api(equipment.list, { query: { active: 'true', limit: 100 } }, signal);
    return new Map(items.map((type) => [type.code, type]));
  },
  staleTime: hour,
});
