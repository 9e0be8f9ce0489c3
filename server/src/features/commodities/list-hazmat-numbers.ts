import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { findUnNumbers } from '@portal/contract/commodities/find-un-numbers.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';

type Call = typeof commodities.hazmatNumbers;

const offered = 20;

/** Hazardous materials by number or name, best first. */
export const listHazmatNumbers = ({ search }: Input<Call>['query']): Reply<Call> => ({
  items: findUnNumbers(search, offered).map(({ labels, ...entry }) => ({
    ...entry,
    subsidiary: labels.filter((label) => label !== entry.class_division),
  })),
});
