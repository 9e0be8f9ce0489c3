import { loadStatuses, type LoadStatus } from '@portal/contract/loads/load-status.ts';
import { dayOf, figure, filled, plain, someOf, withoutGaps, words } from '../../../platform/routing/address-values.ts';

/** The criteria that only the advanced search has, named as in the address bar and in the call. */
export type AdvancedCriteria = {
  text?: string;
  status?: LoadStatus[];
  origin_state?: string[];
  destination_state?: string[];
  accessorial?: string[];
  delivery_from?: string;
  delivery_to?: string;
  price_min?: number;
  price_max?: number;
  weight_min?: number;
  weight_max?: number;
};

/** Clears all criteria. */
export const noCriteria = {
  text: undefined,
  status: undefined,
  origin_state: undefined,
  destination_state: undefined,
  accessorial: undefined,
  delivery_from: undefined,
  delivery_to: undefined,
  price_min: undefined,
  price_max: undefined,
  weight_min: undefined,
  weight_max: undefined,
} satisfies { [K in keyof Required<AdvancedCriteria>]: undefined };

const names = Object.keys(noCriteria) as (keyof AdvancedCriteria)[];

/** True when a search has criteria that the usual filters do not have. */
export const isAdvanced = (search: AdvancedCriteria): boolean => names.some((name) => search[name] !== undefined);

export const maxTextLength = 80;

const statesOf = (value: unknown): string[] | undefined =>
  filled(words(value).filter((code) => /^[A-Z]{2,3}$/.test(code)));

export const parseCriteria = (address: Record<string, unknown>): AdvancedCriteria =>
  withoutGaps({
    text: plain(address['text']).slice(0, maxTextLength),
    status: someOf(loadStatuses, address['status']),
    origin_state: statesOf(address['origin_state']),
    destination_state: statesOf(address['destination_state']),
    accessorial: filled(words(address['accessorial']).filter((code) => /^[A-Z0-9_]{2,40}$/.test(code))),
    delivery_from: dayOf(address['delivery_from']),
    delivery_to: dayOf(address['delivery_to']),
    price_min: figure(address['price_min']),
    price_max: figure(address['price_max']),
    weight_min: figure(address['weight_min']),
    weight_max: figure(address['weight_max']),
  });
