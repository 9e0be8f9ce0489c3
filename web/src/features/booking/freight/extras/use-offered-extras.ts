import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import { useQueries } from '@tanstack/react-query';
import { accessorialsOf } from '../../../accessorials/accessorials.api.ts';
import { useQuoteRequest } from '../form/book-load-context.ts';
import { isOfTruck } from './extras-and-flags.ts';

/** The extras of the modes that are asked, each once. `data` is there when all modes have answered. */
export const useOfferedExtras = () => {
  const quoteRequest = useQuoteRequest();
  const answers = useQueries({ queries: quoteRequest.modes.map(accessorialsOf) });
  const known = answers.flatMap(({ data }) => data ?? []);
  const items = new Map<string, Accessorial>();
  for (const extra of known.flatMap((answer) => answer.items)) {
    // Those are asked for with the truck.
    if (isOfTruck(extra.code)) continue;
    const before = items.get(extra.code);
    items.set(extra.code, before ? { ...before, common: before.common || extra.common } : extra);
  }
  return {
    data:
      known.length === answers.length
        ? { items: [...items.values()], limited_access_types: known[0]?.limited_access_types ?? [] }
        : undefined,
    isError: answers.some(({ isError }) => isError),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
};
