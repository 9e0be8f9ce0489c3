import { moneyParts } from '../../../platform/words/format.ts';

/** US dollars without cents: figures are read for their size. */
export const wholeMoney = (dollars: number): string => moneyParts(Math.round(dollars))[0];

const thousand = 1000;

/** The same where there is little room: "$38.2k". */
export const shortThousands = (dollars: number): string => {
  if (dollars < thousand) return wholeMoney(dollars);
  const inThousands = dollars / thousand;
  return `$${inThousands >= 100 ? Math.round(inThousands) : inThousands.toFixed(1)}k`;
};
