import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { HistoryChange, HistoryEntry } from '@portal/contract/loads/history.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { haulEvents, haulField, haulValue } from '../../drayage/haul-changes.ts';
import { serviceText, valueText } from './history-values.ts';

/** What a value was and is now, in the reader's language; null where the whole came or went. */
export type ShownChange = { label: string; before: string | null; after: string | null };

/** Values that changed together: those of one stop, item or service, or of the load itself, which has no name. */
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

const shown = ({ field, before, after }: HistoryChange, t: Translate): ShownChange => {
  // A part that came or went is named above.
  const label = wholeParts.includes(field) ? '' : fieldName(field);
  if (field === 'accessorial') return { label: '', before: serviceText(before, t), after: serviceText(after, t) };
  const say = (value: unknown) => (value === null && wholeParts.includes(field) ? null : valueText(field, value, t));
  return { label, before: say(before), after: say(after) };
};

const shownHaul = ({ field, before, after }: HistoryChange, t: Translate): ShownChange => ({
  label: haulField(field),
  before: haulValue(field, before, t),
  after: haulValue(field, after, t),
});

/** What a line of the history changed, a part of the load after the other. */
export const changedParts = (
  { event, changes }: HistoryEntry,
  load: Pick<LoadDetails, 'stops'>,
  t: Translate,
): ChangedPart[] => {
  const say = haulEvents.includes(event) ? shownHaul : shown;
  const parts = new Map<string, ShownChange[]>();
  for (const change of changes) {
    const name = change.part ? partName(change.part, load, t) : '';
    parts.set(name, [...(parts.get(name) ?? []), say(change, t)]);
  }
  return [...parts].map(([name, values]) => ({ name, changes: values }));
};
