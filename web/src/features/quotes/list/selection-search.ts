import { plain, wholeNumber } from '../../../platform/routing/address-values.ts';
import { quoteSorts, type QuoteSort } from '../quote-sorts.ts';
import type { CoverSearch } from '../../insurance/load/load-cover.ts';
import { modeList } from './shown-modes.ts';

/** The address parameters of the carrier selection: a link reproduces the view and the choice. */
export type SelectionSearch = {
  sort?: QuoteSort;
  /** The chosen quote. */
  quote?: number;
  /** Ids of excluded carriers, as "3-14"; safe in any address bar and mail. */
  exclude?: string;
  /** The modes shown, as "ltl-ftl". */
  modes?: string;
} & CoverSearch;

/** Parses the address parameters; invalid values are left out. `'true'` and `'false'` become booleans. */
export const selectionSearch = (raw: Record<string, unknown>): SelectionSearch => {
  const sort = quoteSorts.find((known) => known === raw['sort']);
  const quote = wholeNumber(raw['quote']);
  const exclude = idList(raw['exclude']);
  const modes = modeList(raw['modes']);
  return {
    ...(sort && { sort }),
    ...(quote !== undefined && { quote }),
    ...(exclude.length > 0 && { exclude: exclude.join('-') }),
    ...(modes.length > 0 && { modes: modes.join('-') }),
    ...(booleanOf(raw['insurance']) && { insurance: true }),
    ...(booleanOf(raw['loyaltyInsurance']) && { loyaltyInsurance: true }),
  };
};

/** The words true and false, with or without quotes, as booleans; anything else is undefined. */
export const booleanOf = (raw: unknown): boolean | undefined => {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' ? false : undefined;
};

/** The ids in "3-14". */
export const idList = (raw: unknown): number[] =>
  plain(raw)
    .split('-')
    .flatMap((one) => wholeNumber(one) ?? []);
