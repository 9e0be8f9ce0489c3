import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { useQueries } from '@tanstack/react-query';
import { accessorialsOf } from '../../../accessorials/accessorials.api.ts';
import { useBookLoad, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { hasAccessorial, isOfTruck, withAccessorial } from './accessorials-and-flags.ts';

/** The accessorials of all requested modes, each once. `data` is there once every mode has answered. */
export const useOfferedAccessorials = () => {
  const quoteRequest = useQuoteRequest();
  const answers = useQueries({ queries: quoteRequest.modes.map(accessorialsOf) });
  const known = answers.flatMap(({ data }) => data ?? []);
  const items = new Map<string, Accessorial>();
  for (const accessorial of known.flatMap((answer) => answer.items)) {
    // These are fields of the truck.
    if (isOfTruck(accessorial.code)) continue;
    const before = items.get(accessorial.code);
    items.set(accessorial.code, before ? { ...before, common: before.common || accessorial.common } : accessorial);
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

/** The accessorials by their codes: whether one is chosen, and choosing it or not. */
export const useChosenAccessorials = () => {
  const form = useLoadParts('accessorials');
  const { change } = useBookLoad();
  const isChosen = (code: string) => hasAccessorial(form, code as AccessorialCode);
  const toggle = (code: string, on: boolean) =>
    change((current) => withAccessorial(current, code as AccessorialCode, on), 'accessorials');
  return { isChosen, toggle };
};
