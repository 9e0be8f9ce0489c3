import type { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import { date, dateAndTime, money, number } from '../../platform/words/format.ts';
import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Translate } from '../../platform/words/translate.ts';

/** The longest text that a line has room for. */
const longestText = 40;

const amounts = [
  'amount',
  'balance',
  'cost',
  'arranging_fee',
  'credit_limit',
  'margin',
  'markup_min',
  'price',
  'total',
];

/** A value that changed, by the last name on its way; what is a list is one value. */
type Leaf = { field: string; before: unknown; after: unknown };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leavesOf = (before: unknown, after: unknown, field = ''): Leaf[] => {
  if (!isGroup(before) && !isGroup(after)) {
    const isSame = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
    return isSame ? [] : [{ field, before: before ?? null, after: after ?? null }];
  }
  const [old, next] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  return [...new Set([...Object.keys(next), ...Object.keys(old)])].flatMap((name) =>
    leavesOf(old[name], next[name], name),
  );
};

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const code = /^[a-z]+(?:[_-][a-z]+)*$/;

const textOfText = (field: string, value: string): string | null => {
  if (day.test(value)) return date(value);
  if (instant.test(value)) return dateAndTime(value).join(' ');
  if (['role', 'status', 'reason'].includes(field) && code.test(value)) {
    return phraseOfCode(field === 'role' ? 'frame.roles' : 'audit.change.codes', value);
  }
  return value.length <= longestText ? value : null;
};

/** A value in words; null for one that a line cannot show. */
const textOf = (field: string, value: unknown, t: Translate): string | null => {
  if (value === null || value === '') return t('audit.change.none');
  if (typeof value === 'boolean') return t(value ? 'audit.change.yes' : 'audit.change.no');
  if (typeof value === 'string') return textOfText(field, value);
  // What an id stands for is not known here.
  if (typeof value !== 'number' || field.endsWith('_id')) return null;
  if (amounts.includes(field)) return money(value);
  return field.endsWith('_percent') ? `${number(value, 3)}%` : number(value);
};

const lineOf = ({ field, before, after }: Leaf, name: string, t: Translate): string => {
  const [old, next] = [textOf(field, before, t), textOf(field, after, t)];
  if (old === null || next === null) return t('audit.change.only', { field: name });
  if (before === null) return t('audit.change.set', { field: name, after: next });
  if (after === null) return t('audit.change.taken', { field: name, before: old });
  return t('audit.change.changed', { field: name, before: old, after: next });
};

/** What an entry changed, in a line: the first value that has a name, and how many more; nothing where it holds none. */
export const changeText = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>, t: Translate): string | null => {
  const leaves = leavesOf(before, after);
  if (leaves.length === 0) return null;
  const named = leaves.flatMap((leaf) => {
    const name = phraseOfCode('audit.change.fields', leaf.field);
    return name === null ? [] : [lineOf(leaf, name, t)];
  });
  const [line] = named;
  if (line === undefined) return t('audit.change.values', { count: leaves.length });
  const count = leaves.length - 1;
  return count === 0 ? line : t('audit.change.more', { line, count });
};
