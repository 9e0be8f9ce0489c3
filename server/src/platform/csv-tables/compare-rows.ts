/** A row with the text of its cells, by which rows are compared and named. */
export type Keyed<Row> = { row: Row; cells: Record<string, string> };

/** What brings a table to what a file says. `resulting`: all its rows afterwards. */
export type Changes<Row> = { added: Row[]; changed: Row[]; removed: Row[]; resulting: Row[] };

type Question<Row> = {
  stored: readonly Keyed<Row>[];
  named: readonly Keyed<Row>[];
  key: readonly string[];
  removesWithin: readonly string[] | undefined;
  header: (field: string) => string;
};

const wordsOf = (fields: readonly string[], cells: Record<string, string>): string =>
  fields.map((field) => cells[field] || '(none)').join(' · ');

const differences = <Row>(before: Keyed<Row>, after: Keyed<Row>, header: (field: string) => string): string[] =>
  Object.keys(after.cells)
    .filter((field) => before.cells[field] !== after.cells[field])
    .map((field) => `${header(field)} ${before.cells[field] || '(none)'} -> ${after.cells[field] || '(none)'}`);

/** Sorts rows into those added, changed and removed, and describes each in a line. */
export const compareRows = <Row>({ stored, named, key, removesWithin, header }: Question<Row>) => {
  const before = new Map(stored.map((one) => [wordsOf(key, one.cells), one]));
  const changes: Changes<Row> = { added: [], changed: [], removed: [], resulting: [] };
  const lines: string[] = [];
  const namedKeys = new Set<string>();
  for (const one of named) {
    const words = wordsOf(key, one.cells);
    namedKeys.add(words);
    changes.resulting.push(one.row);
    const former = before.get(words);
    if (!former) {
      changes.added.push(one.row);
      lines.push(`added    ${words}`);
      continue;
    }
    const differing = differences(former, one, header);
    if (differing.length === 0) continue;
    changes.changed.push(one.row);
    lines.push(`changed  ${words}: ${differing.join('; ')}`);
  }
  const scopes = new Set(named.map(({ cells }) => wordsOf(removesWithin ?? [], cells)));
  for (const one of stored) {
    const words = wordsOf(key, one.cells);
    if (namedKeys.has(words)) continue;
    const isRemoved =
      removesWithin !== undefined && (removesWithin.length === 0 || scopes.has(wordsOf(removesWithin, one.cells)));
    (isRemoved ? changes.removed : changes.resulting).push(one.row);
    if (isRemoved) lines.push(`removed  ${words}`);
  }
  return { changes, lines, unchanged: named.length - changes.added.length - changes.changed.length };
};
