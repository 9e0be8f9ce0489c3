import type { WireChange, WireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { carrierWiresCalls } from '@portal/contract/carriers/wires/wires.calls.ts';
import type { carrierWires as rows } from '@portal/contract/carriers/wires/wires.contract.ts';
import { ediCalls } from '@portal/contract/edi/edi.calls.ts';
import type { edi as ediRows } from '@portal/contract/edi/edi.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const calls = callsOf<typeof rows>(carrierWiresCalls);
const ediOfWires = callsOf<typeof ediRows>(ediCalls);

/** Every wire by its carrier's name. */
export const wireList = queryOptions({
  queryKey: settingsKeys.wires,
  queryFn: async ({ signal }) => (await api(calls.list, { query: {} }, signal)).items,
});

export const addWire = (body: WireInput) => api(calls.add, { body });
export const changeWire = (id: number, body: WireChange) => api(calls.change, { params: { id }, body });
export const removeWire = (id: number) => api(calls.remove, { params: { id } });
export const checkWire = (id: number) => api(calls.check, { params: { id } });
export const makeKeyPair = (carrier_id: number) => api(ediOfWires.makeKey, { params: { carrier_id } });
