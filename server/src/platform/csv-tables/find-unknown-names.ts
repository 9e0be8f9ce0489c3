import type { RowFault } from './csv-table.ts';
import { fault } from './fault-words.ts';

type Named = {
  /** The column that names it. */
  field: string;
  /** What is named, in words, and the file that lists what there is. */
  what: 'carrier' | 'calendar' | 'fuel table' | 'tariff';
  file: string;
  known: { has: (name: string) => boolean };
};

/** The rows that name something which is not there; a row that names nothing has no fault. */
export const findUnknownNames = <Row extends object>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  { field, what, file, known }: Named,
): RowFault<Row>[] =>
  rows.flatMap((row) => {
    const name = nameOf(row);
    if (name === null || known.has(name)) return [];
    return [
      {
        row,
        field,
        message: fault('there is no {{what}} {{name}}: add it to {{file}} first', { what: fault(what), name, file }),
      },
    ];
  });
