import { isBooked } from '../loads/load-states.ts';
import type { LoadStatus } from '../loads/load-status.ts';
import type { DocumentType } from './document-types.ts';

// No schemas here: screens read these tables, and must not load the validation library for them.

/** The papers the portal draws of a load when it is asked to, in the order they are offered. */
export const generatedTypes = [
  'bol',
  'delivery_receipt',
  'rate_confirmation',
  'delivery_order',
  'commercial_invoice',
  'carrier_invoice',
] as const satisfies readonly DocumentType[];
export type GeneratedType = (typeof generatedTypes)[number];

/** Papers that exist for the operator alone: they say what a carrier costs. */
export const operatorTypes: readonly GeneratedType[] = ['carrier_invoice'];

/** Papers of which the operator has a copy of its own, with the cost; everybody else's says the price. */
export const twoCopies: readonly GeneratedType[] = ['rate_confirmation'];

/** Papers a carrier is handed. */
export const carrierTypes = ['bol', 'rate_confirmation', 'delivery_order'] as const satisfies readonly DocumentType[];

/** The invoices of a load. */
export const invoiceTypes = [
  'invoice',
  'carrier_invoice',
  'commercial_invoice',
] as const satisfies readonly DocumentType[];

export type PaperQuestion = { mode: string; status: LoadStatus; countries: readonly string[] };

/**
 * Why a paper cannot be drawn of a load; null where it can. Delivery orders are of containers, commercial invoices of
 * freight that crosses a border, and all of them of a load its carrier has accepted. The invoice of a load is filed when
 * it is billed.
 */
export const paperRefusal = (
  type: GeneratedType,
  { mode, status, countries }: PaperQuestion,
): 'not_a_container' | 'not_across_a_border' | 'not_accepted' | null => {
  if (type === 'delivery_order' && mode !== 'drayage') return 'not_a_container';
  if (type === 'commercial_invoice' && new Set(countries).size < 2) return 'not_across_a_border';
  return isBooked(status) ? null : 'not_accepted';
};

/** Papers of several loads that are printed in one go, and of how many loads at most. */
export const joinedTypes = ['bol', 'label'] as const;
export type JoinedType = (typeof joinedTypes)[number];
export const mostJoined = 50;
