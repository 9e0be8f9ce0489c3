import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { truckOf, trucksOf } from '@portal/contract/equipment/truck-types.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { enabledModes, type ModeFlags, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { LoadForm } from './load-form.ts';

export type QuoteRequest = {
  /** How a load is asked for. */
  type: QuoteType;
  /** Those its carriers are asked for. */
  modes: readonly LoadMode[];
  /** Those whose trucks may be chosen; of a truck by itself more than the one it makes of the load. */
  truckModes: readonly LoadMode[];
  /** The trucks on offer in any mode. */
  trucks: readonly TruckType[];
};

type Truck = Pick<LoadForm, 'truck'>;

/**
 * What a way to quote comes to for a person with these flags while these trucks are on offer. A truck by itself is asked
 * for as what it makes of the load.
 */
export const quoteRequestOf = (
  type: QuoteType,
  flags: ModeFlags,
  trucks: readonly TruckType[],
  { truck }: Truck,
): QuoteRequest => {
  const enabled = enabledModes(flags).filter((mode) => mode !== 'drayage');
  const asked = (modes: readonly LoadMode[], truckModes = modes): QuoteRequest => ({ type, modes, truckModes, trucks });
  if (type === 'multi-service') return asked(enabled);
  if (type !== 'dedicated') return asked(enabled.filter((mode) => mode === type));
  const open = enabled.filter((mode) => mode !== 'ltl');
  const chosen = truckOf(trucks, truck.truck_type);
  return asked(chosen ? open.filter((mode) => chosen.modes.includes(mode)).slice(0, 1) : open, open);
};

/** Whether any of the modes moves the load in a truck of its own: spans of days, stops in between, team drivers. */
export const asksForTruck = ({ modes }: QuoteRequest): boolean => modes.some((mode) => mode !== 'ltl');

/** Whether carriers price by freight class. */
export const asksForClass = ({ modes }: QuoteRequest): boolean => modes.includes('ltl');

/** The truck that was chosen, where the way to quote offers it. Several modes at once are asked for without one. */
export const chosenTruck = (quoteRequest: QuoteRequest, { truck }: Truck): TruckType | null => {
  if (quoteRequest.type === 'multi-service') return null;
  return truckOf(offeredTrucks(quoteRequest), truck.truck_type) ?? null;
};

/** Whether the truck that was chosen is not on offer any more: another must be chosen. */
export const isTruckGone = (quoteRequest: QuoteRequest, { truck }: Truck): boolean =>
  quoteRequest.type !== 'multi-service' &&
  asksForTruck(quoteRequest) &&
  truck.truck_type !== null &&
  !truckOf(quoteRequest.trucks, truck.truck_type);

/** The trucks a person may choose from, each once. */
export const offeredTrucks = ({ truckModes, trucks }: QuoteRequest): TruckType[] => [
  ...new Set(truckModes.flatMap((mode) => trucksOf(trucks, mode))),
];

/** Whether an item may be told a temperature: only cooled trucks can hold one. */
export const asksForTemperature = (quoteRequest: QuoteRequest, form: Truck): boolean =>
  quoteRequest.type === 'dedicated'
    ? quoteRequest.modes.includes('reefer') && chosenTruck(quoteRequest, form) !== null
    : quoteRequest.modes.includes('reefer');

/** Whether tarps may be asked for. */
export const asksForTarps = (quoteRequest: QuoteRequest, form: Truck): boolean => {
  const chosen = chosenTruck(quoteRequest, form);
  return chosen
    ? chosen.tarps && chosen.body === 'open'
    : quoteRequest.type !== 'dedicated' && quoteRequest.modes.includes('flatbed');
};
