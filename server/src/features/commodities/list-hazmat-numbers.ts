import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { findUnNumbers } from '@portal/contract/commodities/find-un-numbers.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';

type Call = typeof commodities.hazmatNumbers;

const offered = 20;

/** Hazardous materials by number or name, best first. */
export const listHazmatNumbers = ({ search }: Input<Call>['query']): Reply<Call> => ({
  items: findUnNumbers(search, offered).map(({ un_number, proper_shipping_name, class_division, packing_groups }) => ({
    un_number,
    proper_shipping_name,
    class_division,
    packing_groups,
  })),
});
