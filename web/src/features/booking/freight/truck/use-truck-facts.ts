import { chooseTruck, type TruckChoice } from '@portal/contract/equipment/choose-truck.ts';
import type { Cargo } from '@portal/contract/equipment/fits.ts';
import { useLoadForm, useQuoteRequest } from '../form/book-load-context.ts';
import { cargoOf, loadToCarry } from '../form/load-to-carry.ts';
import { chosenTruck } from '../form/quote-request.ts';

export type TruckFacts = {
  cargo: Cargo;
  /** The truck the load would be quoted with, or the nearest one; null where the truck is still open. */
  choice: TruckChoice | null;
};

/** The typed cargo, and the truck it would be quoted with. */
export const useTruckFacts = (): TruckFacts => {
  const form = useLoadForm();
  const quoteRequest = useQuoteRequest();
  const cargo = cargoOf(loadToCarry(form, quoteRequest));
  const chosen = chosenTruck(quoteRequest, form);
  const [mode] = chosen ? chosen.modes : quoteRequest.modes;
  const isOpen = quoteRequest.type === 'multi-service' || (quoteRequest.type === 'dedicated' && !chosen);
  return {
    cargo,
    choice: mode && !isOpen ? chooseTruck(quoteRequest.trucks, mode, chosen?.code ?? null, cargo) : null,
  };
};
