import { unNumbers, type UnNumberRow } from './data/un-numbers.ts';
import { folded } from '../values/folded.ts';

type Searchable = { row: UnNumberRow; number: string; names: string[] };

const searchable: readonly Searchable[] = unNumbers.map((row) => ({
  row,
  number: folded(row.un_number),
  names: [folded(row.proper_shipping_name.en), folded(row.proper_shipping_name.es)],
}));

/** How well an entry answers: its number first, then a name that begins so, then a name that contains it. */
const rank = ({ number, names }: Searchable, wanted: string): number => {
  if (number.startsWith(wanted) || number.slice(2).startsWith(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
};

/** At most `limit` entries by number ("1263", "UN12") or by name in either language, best first; all for no search. */
export const findUnNumbers = (search: string, limit: number): UnNumberRow[] => {
  const wanted = folded(search);
  return searchable
    .map((entry) => ({ row: entry.row, rank: rank(entry, wanted) }))
    .filter((found) => found.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((found) => found.row);
};
