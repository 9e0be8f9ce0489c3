import type { ImportReport } from '@portal/contract/rates/rate-table.ts';
import type { CellFault } from '../../platform/csv-tables/read-rows.ts';
import type { CellTexts } from '../../platform/csv-tables/csv-table.ts';

const shownChanges = 200;

type Question = {
  fields: readonly string[];
  key: readonly string[];
  /** The fields of amounts, whose mean change is reported. */
  amounts: readonly string[];
  before: readonly CellTexts[];
  after: readonly CellTexts[];
  /** How many rows the file has, those that were refused included. */
  read: number;
  refused: readonly CellFault[];
};

type Change = ImportReport['changes'][number];

const keyOf = (key: readonly string[], texts: CellTexts): string[] => key.map((field) => texts[field] ?? '');

const percentOf = (before: string, after: string): number[] => {
  const [from, to] = [Number(before), Number(after)];
  return before !== '' && after !== '' && from > 0 && Number.isFinite(to) ? [((to - from) / from) * 100] : [];
};

/** Compares rows as a file would leave them with what they are, cell by cell. */
export const reportImport = ({
  fields,
  key,
  amounts,
  before,
  after,
  read,
  refused,
}: Question): Omit<ImportReport, 'source'> => {
  const words = (texts: CellTexts) => keyOf(key, texts).join(' · ');
  const former = new Map(before.map((texts) => [words(texts), texts]));
  const changes: Change[] = [];
  const percents: number[] = [];
  for (const texts of after) {
    const old = former.get(words(texts));
    const differing = fields.filter((field) => (old?.[field] ?? '') !== (texts[field] ?? ''));
    if (old && differing.length === 0) continue;
    const cells = differing.map((field) => ({ field, before: old?.[field] ?? '', after: texts[field] ?? '' }));
    changes.push({ kind: old ? 'changed' : 'added', key: keyOf(key, texts), cells });
    for (const one of cells) if (amounts.includes(one.field)) percents.push(...percentOf(one.before, one.after));
  }
  const kept = new Set(after.map(words));
  const gone = before.filter((texts) => !kept.has(words(texts)));
  changes.push(...gone.map((texts): Change => ({ kind: 'removed', key: keyOf(key, texts), cells: [] })));
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const mean = percents.reduce((total, percent) => total + percent, 0) / percents.length;
  return {
    read,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    changes: changes.slice(0, shownChanges),
    mean_percent: percents.length === 0 ? null : Math.round(mean * 10) / 10,
    refused: refused.map(({ line, column, message }) => ({ line, column, message })),
  };
};
