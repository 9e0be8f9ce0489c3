import { chooseTruck, type TruckChoice } from '@portal/contract/equipment/choose-truck.ts';
import type { Cargo } from '@portal/contract/equipment/fits.ts';
import { useBookLoad } from '../form/book-load-context.ts';
import { cargoOf, carriedOf } from '../form/carried.ts';
import { chosenTruck } from '../form/asking.ts';

export type TruckFacts = {
  cargo: Cargo;
  /** The truck the load would be quoted with, or the nearest; null where none is to be told. */
  choice: TruckChoice | null;
};

/** The cargo as it is typed, and the truck it would be quoted with. */
export const useTruckFacts = (): TruckFacts => {
  const { form, asking } = useBookLoad();
  const cargo = cargoOf(carriedOf(form, asking));
  const chosen = chosenTruck(asking, form);
  const [mode] = chosen ? chosen.modes : asking.modes;
  const isOpen = asking.type === 'multi-service' || (asking.type === 'dedicated' && !chosen);
  return { cargo, choice: mode && !isOpen ? chooseTruck(asking.trucks, mode, chosen?.code ?? null, cargo) : null };
};
