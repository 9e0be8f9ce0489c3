import type { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { hazmatEntries } from './hazmat-table.ts';

type Searchable = { entry: HazmatEntry; number: string; names: string[] };

let searchable: readonly Searchable[] | undefined;

const readSearchable = (): readonly Searchable[] =>
  [...hazmatEntries().values()].flat().map((entry) => ({
    entry,
    number: folded(entry.un_number),
    names: [...new Set([folded(entry.proper_shipping_name.en), folded(entry.proper_shipping_name.es)])],
  }));

const notFound = 5;

/** How well an entry answers: the whole number, its beginning, a name that begins so, contains it, has all its words. */
const rank = ({ number, names }: Searchable, wanted: string, words: readonly string[]): number => {
  if (number === wanted || number.slice(2) === wanted) return 0;
  if (number.startsWith(wanted) || number.slice(2).startsWith(wanted)) return 1;
  if (names.some((name) => name.startsWith(wanted))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  return names.some((name) => words.every((word) => name.includes(word))) ? 4 : notFound;
};

/** At most `limit` entries by number ("1263", "UN12") or by name in either language, best first; the first for none. */
export const findHazmatEntries = (search: string, limit: number): HazmatEntry[] => {
  const wanted = folded(search);
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  searchable ??= readSearchable();
  return searchable
    .map((one) => ({ entry: one.entry, rank: rank(one, wanted, words) }))
    .filter((found) => found.rank < notFound)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
};
