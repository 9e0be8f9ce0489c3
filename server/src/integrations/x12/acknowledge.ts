import { checkSet } from './check-set.ts';
import type { Group, TransactionSet } from './read-interchanges.ts';
import { descriptionOf, releaseOf } from './releases.ts';
import { at } from './segments.ts';
import type { NewSegment } from './write-interchange.ts';
import type { X12Fault } from './x12-fault.ts';

/** What a set looks like to a reader of its release: `refused` where nothing of it can be trusted. */
export type CheckedSet = TransactionSet & { refused: boolean; notes: readonly X12Fault[] };

/** Sets the portal reads, with the group each comes in. */
const readable: Readonly<Record<string, string>> = {
  '204': 'SM',
  '210': 'IM',
  '214': 'QM',
  '990': 'GF',
  '997': 'FA',
  '999': 'FA',
};

/** Holds a set against its release: a broken envelope, a kind nobody reads or a missing first segment refuse it. */
export const checkedSet = ({ release, functional }: Group, set: TransactionSet): CheckedSet => {
  const known = releaseOf(release);
  const isReadable = known !== null && readable[set.kind] === functional;
  const notes = known ? checkSet(known, set.kind, set.body, set.tail.line) : [];
  const first = known && descriptionOf(known).sets.get(set.kind)?.[0]?.id;
  const isWhole = notes.every(({ code, params }) => code !== 'carrier_bills.x12_missing' || params.element !== first);
  const refused = !isReadable || set.faults.length > 0 || !isWhole || set.body.length === 0;
  return { ...set, refused, notes: [...set.faults, ...notes] };
};

/** The faults of a set that an acknowledgment names: segment and place, and the element where it is one's. */
const notesOf = (set: CheckedSet, isNew: boolean): NewSegment[] =>
  set.notes.slice(0, 20).flatMap((fault): NewSegment[] => {
    const { segment = '', element = segment } = fault.params;
    const [, id = String(element), position = ''] = /^([A-Z][A-Z0-9]{1,2})(\d\d)$/.exec(String(element)) ?? [];
    if (!/^[A-Z][A-Z0-9]{1,2}$/.test(id)) return [];
    const isMissing = fault.code === 'carrier_bills.x12_missing';
    // 2: out of place, 3: missing, 8: an element of it is faulty; of the element 1: missing, 7: not as it should be.
    const reason = position ? '8' : isMissing ? '3' : '2';
    const place = Math.max(1, fault.line - set.head.line + 1);
    const note: NewSegment = [isNew ? 'IK3' : 'AK3', id, place, '', reason];
    return position ? [note, [isNew ? 'IK4' : 'AK4', Number(position), '', isMissing ? '1' : '7']] : [note];
  });

const setAnswer = (set: CheckedSet): string => (set.refused ? 'R' : set.notes.length > 0 ? 'E' : 'A');

/** What became of a group as a whole: P where some of its sets were refused. */
const groupAnswer = (sets: readonly CheckedSet[]): string => {
  const refused = sets.filter((set) => set.refused).length;
  if (refused > 0) return refused === sets.length ? 'R' : 'P';
  return sets.some(({ notes }) => notes.length > 0) ? 'E' : 'A';
};

/** The acknowledgment of a group: 997, or 999 where it came in release 5010 and the partner wants that. */
export const acknowledgmentOf = (
  group: Group,
  sets: readonly CheckedSet[],
  kind: '997' | '999',
): { kind: string; body: NewSegment[] } => {
  const isNew = kind === '999';
  const accepted = sets.filter(({ refused }) => !refused).length;
  return {
    kind,
    body: [
      isNew
        ? ['AK1', group.functional, Number(group.number), group.release.slice(0, 12)]
        : ['AK1', group.functional, Number(group.number)],
      ...sets.flatMap((set): NewSegment[] => [
        ['AK2', set.kind, set.number.padStart(4, '0')],
        ...notesOf(set, isNew),
        [isNew ? 'IK5' : 'AK5', setAnswer(set), set.refused ? '5' : ''],
      ]),
      ['AK9', groupAnswer(sets), sets.length, sets.length, accepted],
    ],
  };
};

/** What a partner says of one set of ours. */
export type SetAnswer = {
  /** The control number of the group it was in, as we wrote it. */
  group: string;
  /** Of the set; null where the whole group is meant. */
  set: string | null;
  accepted: boolean;
  /** Segments and elements the partner named, such as `N4, place 12` with the element's number. */
  faults: readonly { segment: string; place: number; element: number | null }[];
};

const takes = new Set(['A', 'E']);

/** What a 997 or 999 says, set by set; a group that is answered as a whole says it for all its sets. */
export const readAcknowledgment = ({ body }: Pick<TransactionSet, 'body'>): SetAnswer[] => {
  const answers: SetAnswer[] = [];
  let [group, set] = ['', ''];
  let faults: { segment: string; place: number; element: number | null }[] = [];
  for (const segment of body) {
    if (segment.id === 'AK1') group = at(segment, 2);
    if (segment.id === 'AK2') [set, faults] = [at(segment, 2), []];
    if (/^[AI]K3$/.test(segment.id)) {
      faults.push({ segment: at(segment, 1), place: Number(at(segment, 2)) || 0, element: null });
    }
    const last = faults.at(-1);
    if (/^[AI]K4$/.test(segment.id) && last) last.element = Number.parseInt(at(segment, 1), 10) || null;
    if (/^[AI]K5$/.test(segment.id)) answers.push({ group, set, accepted: takes.has(at(segment, 1)), faults });
    if (segment.id === 'AK9' && (answers.length === 0 || !['A', 'E', 'P'].includes(at(segment, 1)))) {
      answers.push({ group, set: null, accepted: takes.has(at(segment, 1)), faults: [] });
    }
  }
  return answers;
};
