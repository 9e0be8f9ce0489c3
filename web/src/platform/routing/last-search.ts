import { type Address, pathOf } from './address.ts';

/** Filters, sort order and page that each list of this tab showed last, by its path. */
const shown = new Map<string, Record<string, unknown>>();

/** Remembers what the list at a path shows, for the ways back to it. */
export const rememberSearch = (path: string, search: Record<string, unknown>): void => {
  shown.set(path, search);
};

/** An address as it was left: with the filters its list showed last, unless it names some itself. */
export const asLeft = (address: Address): Address => {
  const isPlain = Object.keys(address.search ?? {}).length === 0;
  const search = isPlain ? shown.get(pathOf(address)) : address.search;
  return search ? { ...address, search } : address;
};
