import type { TruckTypeCode } from '@portal/contract/equipment/data/truck-types.ts';
import { truckType, trucksOf } from '@portal/contract/equipment/truck-types.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { enabledModes, type ModeFlags, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { LoadForm } from './load-form.ts';

/** How a load is asked for, and the modes its carriers are asked for. */
export type Asking = { type: QuoteType; modes: readonly LoadMode[] };

const modesOfDedicated = (code: TruckTypeCode | null, enabled: readonly LoadMode[]): LoadMode[] => {
  if (!code) return enabled.filter((mode) => mode !== 'ltl');
  const serves: readonly LoadMode[] = truckType(code).modes;
  return enabled.filter((mode) => serves.includes(mode)).slice(0, 1);
};

/** What a way to quote comes to for a person with these flags. A truck by itself is asked for as what it makes of the load. */
export const askingOf = (type: QuoteType, flags: ModeFlags, { truck }: Pick<LoadForm, 'truck'>): Asking => {
  const enabled = enabledModes(flags).filter((mode) => mode !== 'drayage');
  if (type === 'multi-service') return { type, modes: enabled };
  if (type === 'dedicated') return { type, modes: modesOfDedicated(truck.truck_type, enabled) };
  return { type, modes: enabled.filter((mode) => mode === type) };
};

/** Whether any of the modes moves the load in a truck of its own: spans of days, stops in between, team drivers. */
export const asksForTruck = ({ modes }: Asking): boolean => modes.some((mode) => mode !== 'ltl');

/** Whether carriers price by freight class. */
export const asksForClass = ({ modes }: Asking): boolean => modes.includes('ltl');

/** The truck that was chosen, where the way to quote offers it. Several modes at once are asked for without one. */
export const chosenTruck = (asking: Asking, { truck }: Pick<LoadForm, 'truck'>): TruckTypeCode | null => {
  if (asking.type === 'multi-service') return null;
  return offeredTrucks(asking).find(({ code }) => code === truck.truck_type)?.code ?? null;
};

/** The trucks a person may choose from, each once. */
export const offeredTrucks = ({ modes }: Asking) => [
  ...new Map(modes.flatMap(trucksOf).map((truck) => [truck.code, truck])).values(),
];

/** Whether an item may be told a temperature: only cooled trucks can hold one. */
export const asksForTemperature = (asking: Asking, form: Pick<LoadForm, 'truck'>): boolean =>
  asking.type === 'dedicated'
    ? asking.modes.includes('reefer') && chosenTruck(asking, form) !== null
    : asking.modes.includes('reefer');

/** Whether tarps may be asked for. */
export const asksForTarps = (asking: Asking, form: Pick<LoadForm, 'truck'>): boolean => {
  const code = chosenTruck(asking, form);
  return code ? truckType(code).tarps : asking.type !== 'dedicated' && asking.modes.includes('flatbed');
};
