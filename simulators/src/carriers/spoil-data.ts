import type { Fault } from './faults.ts';
import type { WireQuote } from './wire.ts';

type SpoiltQuote = Omit<WireQuote, 'currency'> & { currency: string };

/** Prices as a carrier in trouble would send them: well-formed, and wrong. */
export const spoilQuotes = (fault: Fault | null, quotes: readonly WireQuote[]): readonly SpoiltQuote[] => {
  if (fault === 'duplicates') return [...quotes, ...quotes, ...quotes];
  if (fault === 'wrong_currency') return quotes.map((quote) => ({ ...quote, currency: 'MXN' }));
  if (fault !== 'negative_price') return quotes;
  return quotes.map((quote) => ({
    ...quote,
    total: -quote.total,
    charges: quote.charges.map((charge) => ({ ...charge, amount: -charge.amount })),
  }));
};

/** Every entry twice, when the fault says so. */
export const spoilFeed = <T>(fault: Fault | null, entries: readonly T[]): readonly T[] =>
  fault === 'duplicates' ? entries.flatMap((entry) => [entry, entry]) : entries;
