import { equipmentCalls } from '@portal/contract/equipment/equipment.calls.ts';
import type { equipment as equipmentRows } from '@portal/contract/equipment/equipment.contract.ts';
import type { TruckTypeChange, TruckTypeInput } from '@portal/contract/equipment/truck-type-input.ts';
import { api, callsOf } from '../../../platform/api/api.ts';

const calls = callsOf<typeof equipmentRows>(equipmentCalls);

export const addTruck = (body: TruckTypeInput) => api(calls.add, { body });
export const changeTruck = (id: number, body: TruckTypeChange) => api(calls.change, { params: { id }, body });
export const changeTruckPicture = (id: number, image: File) =>
  api(calls.changeImage, { params: { id }, body: { image } });
export const removeTruck = (id: number) => api(calls.remove, { params: { id } });
