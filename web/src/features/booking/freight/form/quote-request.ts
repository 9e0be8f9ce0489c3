import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { truckOf, trucksOf } from '@portal/contract/equipment/truck-types.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { enabledModes, type ModeFlags, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { LoadForm } from './load-form.ts';

export type QuoteRequest = {
  /** The way to quote. */
  type: QuoteType;
  /** The modes whose carriers get the quote request. */
  modes: readonly LoadMode[];
  /** The modes whose trucks may be chosen: for a dedicated truck all of them, though the chosen truck decides the mode. */
  truckModes: readonly LoadMode[];
  /** The trucks on offer in any mode. */
  trucks: readonly TruckType[];
};

type Truck = Pick<LoadForm, 'truck'>;

/**
 * The quote request of a way to quote, for the person's enabled modes and the trucks on offer.
 * The mode of a dedicated truck follows from the truck.
 */
export const quoteRequestOf = (
  type: QuoteType,
  flags: ModeFlags,
  trucks: readonly TruckType[],
  { truck }: Truck,
): QuoteRequest => {
  const enabled = enabledModes(flags).filter((mode) => mode !== 'drayage');
  const request = (modes: readonly LoadMode[], truckModes = modes): QuoteRequest => ({
    type,
    modes,
    truckModes,
    trucks,
  });
  if (type === 'multi-service') return request(enabled);
  if (type !== 'dedicated') return request(enabled.filter((mode) => mode === type));
  const open = enabled.filter((mode) => mode !== 'ltl');
  const chosen = truckOf(trucks, truck.truck_type);
  return request(chosen ? open.filter((mode) => chosen.modes.includes(mode)).slice(0, 1) : open, open);
};

/** Whether a mode moves the load in a truck of its own, with date ranges, stops in between and team drivers. */
export const asksForTruck = ({ modes }: QuoteRequest): boolean => modes.some((mode) => mode !== 'ltl');

/** Whether carriers price by freight class. */
export const asksForClass = ({ modes }: QuoteRequest): boolean => modes.includes('ltl');

/** The chosen truck, if the way to quote offers it; null for several modes at once. */
export const chosenTruck = (quoteRequest: QuoteRequest, { truck }: Truck): TruckType | null => {
  if (quoteRequest.type === 'multi-service') return null;
  return truckOf(offeredTrucks(quoteRequest), truck.truck_type) ?? null;
};

/** Whether the chosen truck is no longer on offer, so that another must be chosen. */
export const isTruckGone = (quoteRequest: QuoteRequest, { truck }: Truck): boolean =>
  quoteRequest.type !== 'multi-service' &&
  asksForTruck(quoteRequest) &&
  truck.truck_type !== null &&
  !truckOf(quoteRequest.trucks, truck.truck_type);

/** The trucks a person may choose from, each once. */
export const offeredTrucks = ({ truckModes, trucks }: QuoteRequest): TruckType[] => [
  ...new Set(truckModes.flatMap((mode) => trucksOf(trucks, mode))),
];

/** Whether items have a temperature: only reefers can hold one. */
export const asksForTemperature = (quoteRequest: QuoteRequest, form: Truck): boolean =>
  quoteRequest.type === 'dedicated'
    ? quoteRequest.modes.includes('reefer') && chosenTruck(quoteRequest, form) !== null
    : quoteRequest.modes.includes('reefer');

/** Whether tarps may be chosen. */
export const asksForTarps = (quoteRequest: QuoteRequest, form: Truck): boolean => {
  const chosen = chosenTruck(quoteRequest, form);
  return chosen
    ? chosen.tarps && chosen.body === 'open'
    : quoteRequest.type !== 'dedicated' && quoteRequest.modes.includes('flatbed');
};
