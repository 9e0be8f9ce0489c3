import type { Truck } from '@portal/contract/equipment/truck.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { freightModes, type LoadMode } from '@portal/contract/modes/modes.ts';
import { enabledModes, isEnabled, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { AccountActor } from '../../../platform/actor.ts';
import { problem } from '../../../platform/http/errors.ts';

/** What a load is stored as, its quote type, and the modes carriers quote; `mode` is one of them. */
export type LoadModes = { mode: LoadMode; quote_type: QuoteType; quote_modes: LoadMode[] };

type Requested = Pick<LoadInput, 'mode' | 'truck'>;

const modesOfTruck = (trucks: readonly Truck[], { truck }: Requested): readonly LoadMode[] => {
  const field = 'truck.truck_type';
  if (!truck?.truck_type) throw problem('http.required', 400, { field });
  const chosen = truckOf(trucks, truck.truck_type);
  if (!chosen) throw problem('equipment.not_offered', 400, { field });
  // Chassis carry containers, which have calls of their own.
  if (!chosen.modes.includes('drayage')) return chosen.modes;
  throw problem('equipment.truck_of_other_mode', 400, { field, params: { truck: chosen.label } });
};

/** The modes of a quote type, before it is known which of them the caller has. */
const candidates = (trucks: readonly Truck[], input: Requested): readonly LoadMode[] => {
  if (input.mode === 'multi-service') return freightModes;
  if (input.mode === 'dedicated') return modesOfTruck(trucks, input);
  return [input.mode];
};

/**
 * The modes of the requested quote type with the trucks on offer. 403 `quotes.mode_not_enabled`; 400 where a truck
 * must be chosen first.
 */
export const resolveModes = (
  { dispatchModes }: AccountActor,
  trucks: readonly Truck[],
  input: Requested,
): LoadModes => {
  const notEnabled = () => problem('quotes.mode_not_enabled', 403, { field: 'mode' });
  if (!isEnabled(input.mode, dispatchModes)) throw notEnabled();
  const enabled = new Set(enabledModes(dispatchModes));
  const allowed = candidates(trucks, input).filter((mode) => enabled.has(mode));
  const [first] = allowed;
  if (!first) throw notEnabled();
  // A truck of two modes is one truck: it is quoted once, in the first of them.
  return { mode: first, quote_type: input.mode, quote_modes: input.mode === 'dedicated' ? [first] : allowed };
};
