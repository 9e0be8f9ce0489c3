import { Day } from '@portal/contract/values/values.ts';
import { descriptionOf, type ElementRule, type Part, type Release } from './releases.ts';
import { at, type Segment } from './segments.ts';
import { elementOf, x12Fault, type X12Fault } from './x12-fault.ts';

const isDay = (text: string): boolean => Day.safeParse(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')).success;

/** What a value of a kind looks like, and how much of it counts toward its length: signs and points do not. */
const kinds: Readonly<Record<string, { fits: (text: string) => boolean; length: (text: string) => number }>> = {
  A: { fits: () => true, length: (text) => text.length },
  N: { fits: (text) => /^-?\d+$/.test(text), length: (text) => text.replace('-', '').length },
  M: { fits: (text) => /^-?\d+$/.test(text), length: (text) => text.replace('-', '').length },
  R: { fits: (text) => /^-?(\d+\.?\d*|\.\d+)$/.test(text), length: (text) => text.replaceAll(/[-.]/g, '').length },
  D: { fits: isDay, length: (text) => text.length },
  T: { fits: (text) => /^([01]\d|2[0-3])[0-5]\d([0-5]\d\d{0,2})?$/.test(text), length: (text) => text.length },
};

const checkElement = (segment: Segment, position: number, rule: ElementRule, faults: X12Fault[]): void => {
  const found = at(segment, position);
  const element = elementOf(segment, position);
  if (!found && rule.isNeeded) faults.push(x12Fault(segment.line, 'carrier_bills.x12_missing', { element }));
  if (!found) return;
  const kind = kinds[rule.kind];
  const length = kind?.length(found) ?? 0;
  if (kind?.fits(found) && length >= rule.least && length <= rule.most) return;
  faults.push(x12Fault(segment.line, 'carrier_bills.x12_value', { element, found: found.slice(0, 40) }));
};

/** Of a status and its reason neither stands without the other. */
const checkPairs = (segment: Segment, faults: X12Fault[]): void => {
  if (segment.id !== 'AT7') return;
  for (const position of [1, 3]) {
    const [code, reason] = [at(segment, position), at(segment, position + 1)];
    if (Boolean(code) === Boolean(reason)) continue;
    const element = elementOf(segment, code ? position + 1 : position);
    faults.push(x12Fault(segment.line, 'carrier_bills.x12_missing', { element }));
  }
};

/** A place within a set: the parts of a loop, and the part that was read last. */
type Place = { parts: readonly Part[]; index: number };

const unexpected = ({ line, id }: Segment): X12Fault =>
  x12Fault(line, 'carrier_bills.x12_unexpected', { segment: id.slice(0, 8) });

/** Parts that have to be there and were passed over. */
const passedOver = ({ parts, index }: Place, until: number, line: number): X12Fault[] =>
  parts
    .slice(index + 1, until)
    .filter(({ isNeeded }) => isNeeded)
    .map(({ id }) => x12Fault(line, 'carrier_bills.x12_missing', { element: id }));

/** The part of a place that a segment may be: the last one again where it repeats, else one after it. */
const partFor = ({ parts, index }: Place, id: string): number =>
  parts.findIndex((part, i) => part.id === id && (i > index || (i === index && part.repeats)));

/** Puts a segment to its place: as deep as it fits, else further out; false where it fits nowhere. */
const putToPlace = (trail: Place[], { id, line }: Segment, faults: X12Fault[]): boolean => {
  const depth = trail.findLastIndex((place) => partFor(place, id) !== -1);
  if (depth === -1) return false;
  for (const left of trail.splice(depth + 1)) faults.push(...passedOver(left, left.parts.length, line));
  const place = trail[depth];
  if (!place) return false;
  const found = partFor(place, id);
  faults.push(...passedOver(place, found, line));
  place.index = found;
  const inner = place.parts[found]?.parts;
  if (inner) trail.push({ parts: inner, index: 0 });
  return true;
};

/** What is wrong with a set of a release, segment by segment: order, missing parts, lengths and kinds of elements. */
export const checkSet = (release: Release, kind: string, body: readonly Segment[], endLine: number): X12Fault[] => {
  const { sets, segments } = descriptionOf(release);
  const parts = sets.get(kind);
  const faults: X12Fault[] = [];
  if (!parts) return faults;
  const trail: Place[] = [{ parts, index: -1 }];
  for (const segment of body) {
    if (!putToPlace(trail, segment, faults)) faults.push(unexpected(segment));
    for (const [i, rule] of (segments.get(segment.id) ?? []).entries()) checkElement(segment, i + 1, rule, faults);
    checkPairs(segment, faults);
  }
  for (const place of trail.toReversed()) faults.push(...passedOver(place, place.parts.length, endLine));
  return faults;
};

/** The names of all segments a set may have, at any place. */
export const segmentsOf = (release: Release, kind: string): ReadonlySet<string> => {
  const named = (parts: readonly Part[]): string[] => parts.flatMap((part) => [part.id, ...named(part.parts ?? [])]);
  return new Set(named(descriptionOf(release).sets.get(kind) ?? []));
};
