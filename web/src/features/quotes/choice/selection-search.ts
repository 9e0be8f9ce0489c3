import { quoteSorts, type QuoteSort } from '../list/quote-sorts.ts';
import { modeList } from '../list/shown-modes.ts';

/** What the address of the carrier selection says: a link reproduces the view and the choice. */
export type SelectionSearch = {
  sort?: QuoteSort;
  /** The chosen quote. */
  quote?: number;
  insurance?: boolean;
  /** Ids of carriers left out, as "3-14"; safe in any address bar and mail. */
  exclude?: string;
  /** Of several modes, those on the list, as "ltl-ftl". */
  modes?: string;
};

/** Reads typed or mailed addresses: what makes no sense is left out. `'true'` and `'false'` become booleans. */
export const selectionSearch = (raw: Record<string, unknown>): SelectionSearch => {
  const sort = quoteSorts.find((known) => known === raw['sort']);
  const quote = wholeNumber(raw['quote']);
  const insurance = booleanOf(raw['insurance']);
  const exclude = idList(raw['exclude']);
  const modes = modeList(raw['modes']);
  return {
    ...(sort && { sort }),
    ...(quote !== undefined && { quote }),
    ...(insurance !== undefined && { insurance }),
    ...(exclude.length > 0 && { exclude: exclude.join('-') }),
    ...(modes.length > 0 && { modes: modes.join('-') }),
  };
};

/** A positive whole number of an address, or undefined. */
export const wholeNumber = (raw: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(plainText(raw)) ? Number(raw) : undefined;

const plainText = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

/** The words true and false, with or without quotes, as booleans; anything else is undefined. */
export const booleanOf = (raw: unknown): boolean | undefined => {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' ? false : undefined;
};

/** The ids in "3-14". */
export const idList = (raw: unknown): number[] =>
  plainText(raw)
    .split('-')
    .flatMap((one) => wholeNumber(one) ?? []);
