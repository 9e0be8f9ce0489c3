import { createHash } from 'node:crypto';
import type { TableRow } from './authorization-table.ts';
import type { Caller } from './callers.ts';
import { type Expected, expectedOf, hasObjects, type Relation, relations } from './expected.ts';

/** One call by one caller, about an object of the account named; `relation` is null where it names none, or nobody's. */
export type Cell = { row: TableRow; caller: Caller; relation: Relation | null; expected: Expected };

/** Every cell of a row. */
export const cellsOf = (row: TableRow, callers: readonly Caller[]): Cell[] =>
  callers.flatMap((caller) =>
    [...(hasObjects(row) ? relations : []), null].map((relation) => ({
      row,
      caller,
      relation,
      expected: expectedOf(row, caller, relation),
    })),
  );

const orderOf = (seed: string, { row, caller, relation }: Cell): string =>
  createHash('sha256').update(`${seed} ${row.call} ${row.parameter} ${caller.name} ${relation}`).digest('hex');

type Kind = 'allowed' | 'hidden' | 'refused';
const kindOf = ({ expected }: Cell): Kind => {
  if (expected.includes('ok')) return 'allowed';
  return expected.includes('404') ? 'hidden' : 'refused';
};

/** Of each row two callers are allowed and three others are not: who is allowed does what the call does, which costs. */
const counts = (cells: readonly Cell[]): Record<Kind, number> => ({
  allowed: 2,
  hidden: 1,
  refused: cells.some((cell) => kindOf(cell) === 'hidden') ? 2 : 3,
});

/** A few cells of a row, the same ones for the same seed; of each kind of answer each is of another caller. */
export const drawn = (cells: readonly Cell[], seed: string): Cell[] => {
  const inOrder = cells
    .map((cell) => ({ cell, at: orderOf(seed, cell) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ cell }) => cell);
  const wanted = counts(cells);
  return [...Map.groupBy(inOrder, kindOf)].flatMap(([kind, ofKind]) => {
    const firstOfCallers = new Map(ofKind.toReversed().map((cell) => [cell.caller, cell]));
    return ofKind.filter((cell) => firstOfCallers.get(cell.caller) === cell).slice(0, wanted[kind]);
  });
};
