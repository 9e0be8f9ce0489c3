import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';

/** The first columns of the sheet of class rates: distance and class. */
export const firstBreak = 2;

export type OddRate = { freightClass: string; at: number; kind: 'rises' | 'falls' };

const rate = (cells: readonly string[] | undefined, at: number): number | null => {
  const text = cells?.[at];
  return text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text);
};

/** Rates of one distance that rise with the weight, or fall with the class: likely a slip. */
export const oddRates = (rows: readonly (readonly string[])[]): OddRate[] => {
  const byClass = new Map(rows.map((cells) => [cells[1] ?? '', cells]));
  const present = freightClasses.filter((one) => byClass.has(one));
  return present.flatMap((freightClass, i) => {
    const [cells, lower] = [byClass.get(freightClass), byClass.get(present[i - 1] ?? '')];
    return weightBreakNames.flatMap((_, step): OddRate[] => {
      const at = firstBreak + step;
      const own = rate(cells, at);
      if (own === null) return [];
      const lighter = step === 0 ? null : rate(cells, at - 1);
      if (lighter !== null && own > lighter) return [{ freightClass, at, kind: 'rises' }];
      const before = rate(lower, at);
      return before !== null && own < before ? [{ freightClass, at, kind: 'falls' }] : [];
    });
  });
};
