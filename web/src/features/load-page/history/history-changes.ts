import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { HistoryChange, HistoryEntry } from '@portal/contract/loads/history.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { haulEvents, haulField, haulValue } from '../../drayage/haul-changes.ts';
import { accessorialText, valueText } from './history-values.ts';

/** A value before and after, in the user's language; null when the part was added or removed. */
export type ShownChange = { label: string; before: string | null; after: string | null };

/** Changes of one stop, item or accessorial; of the load itself when `name` is empty. */
export type ChangedPart = { name: string; changes: ShownChange[] };

type Part = NonNullable<HistoryChange['part']>;

/** "Delivery", and which of several; "Item 2: Pumps"; "Liftgate at delivery". */
export const partName = ({ type, name, position }: Part, load: Pick<LoadDetails, 'stops'>, t: Translate): string => {
  if (type === 'accessorial') return phraseOfCode('accessorials.codes', name) ?? name;
  if (type === 'line_item') return t('loads.history.item', { position: position ?? undefined, name });
  const stop = phraseOfCode('loads.page', name) ?? name;
  return load.stops.length > 2 && position !== null ? t('loads.history.stop', { position, name: stop }) : stop;
};

const fieldName = (field: string): string =>
  phraseOfCode('loads.history.fields', field) ?? phraseOfCode('accessorials.fields', field) ?? field;

const wholeParts: readonly string[] = ['stop', 'line_item'];

const shownChange = ({ field, before, after }: HistoryChange, t: Translate): ShownChange => {
  // The name of an added or removed part is the heading of its changes.
  const label = wholeParts.includes(field) ? '' : fieldName(field);
  if (field === 'accessorial')
    return { label: '', before: accessorialText(before, t), after: accessorialText(after, t) };
  const format = (value: unknown) => (value === null && wholeParts.includes(field) ? null : valueText(field, value, t));
  // What was empty before has nothing to strike through.
  const wasEmpty = before === null || before === '';
  return { label, before: wasEmpty && after !== null ? null : format(before), after: format(after) };
};

const shownHaulChange = ({ field, before, after }: HistoryChange, t: Translate): ShownChange => ({
  label: haulField(field),
  before: haulValue(field, before, t),
  after: haulValue(field, after, t),
});

/** The changes of a history entry, grouped by part of the load. */
export const changedParts = (
  { event, changes }: HistoryEntry,
  load: Pick<LoadDetails, 'stops'>,
  t: Translate,
): ChangedPart[] => {
  const format = haulEvents.includes(event) ? shownHaulChange : shownChange;
  const parts = new Map<string, ShownChange[]>();
  for (const change of changes) {
    const name = change.part ? partName(change.part, load, t) : '';
    parts.set(name, [...(parts.get(name) ?? []), format(change, t)]);
  }
  return [...parts].map(([name, values]) => ({ name, changes: values }));
};
