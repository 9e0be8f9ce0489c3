import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { useRef } from 'react';

/** The quotes that came in while the list was on screen: they fade in, what was there before does not. */
export const useArrivals = (quotes: readonly CarrierQuote[]): ReadonlySet<number> => {
  const before = useRef<ReadonlySet<number>>(undefined);
  before.current ??= new Set(quotes.map(({ id }) => id));
  return new Set(quotes.map(({ id }) => id).filter((id) => !before.current?.has(id)));
};
