import type { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Translate } from '../../platform/words/translate.ts';

/** What was done, in words; the action itself where it has none any more. */
export const actionText = ({ action }: AuditEntry): string => phraseOfCode('audit.actions', action) ?? action;

/** What kind of object it is, and the number or name people know it by: "Load", "100517". */
export const objectParts = ({ object_type, object_id, object_name }: AuditEntry): [kind: string, name: string] => [
  phraseOfCode('audit.objects', object_type) ?? object_type,
  object_name ?? object_id,
];

/** The same as one text. */
export const objectText = (entry: AuditEntry): string => objectParts(entry).filter(Boolean).join(' ') || '–';

/** Who did it: a person, the operator where the reader may not know whom, else the kind of actor. */
export const actorText = ({ actor }: AuditEntry, t: Translate): string => {
  if (actor.user) return actor.user.name;
  if (actor.is_operator) return t('audit.operator');
  return actor.kind && actor.kind !== 'user' ? t(`audit.actor_kinds.${actor.kind}`) : t('audit.nobody');
};

/** A field that an entry holds, before and after; undefined where that side lacks it. */
export type FieldChange = { field: string; before: unknown; after: unknown; isChanged: boolean };

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : value === null ? {} : { value };

/** The fields of an entry with those first that changed. */
export const fieldChanges = ({ before, after }: AuditEntry): FieldChange[] => {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((field) => ({
      field,
      before: old[field],
      after: next[field],
      isChanged: JSON.stringify(old[field]) !== JSON.stringify(next[field]),
    }))
    .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
};

/** A value as it is read: texts without quotes, everything else as JSON. */
export const valueText = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};
