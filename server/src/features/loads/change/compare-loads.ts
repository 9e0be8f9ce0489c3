import { portsLine } from '@portal/contract/places/border.ts';
import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import type { HistoryChange } from '@portal/contract/loads/history.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';

type Part = NonNullable<HistoryChange['part']>;
type Values = Readonly<Record<string, unknown>>;

/** A flag that was never set and a text that was never written are no change. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

const differ = (one: unknown, other: unknown): boolean =>
  !(isNothing(one) && isNothing(other)) && JSON.stringify(one) !== JSON.stringify(other);

/** The fields that differ, in their own order, each as it was and as it is. */
export const compareFields = (
  before: Values,
  after: Values,
  fields: readonly string[],
  part: Part | null = null,
): HistoryChange[] =>
  fields
    .filter((field) => differ(before[field], after[field]))
    .map((field) => ({ part, field, before: before[field] ?? null, after: after[field] ?? null }));

/** Which saved place a stop was filled in from is no part of the load: what it says is. */
const fieldsOf = (one: Values, other: Values): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => field !== 'location_id');

/** How many of two lists are alike from the beginning on. */
const alikeFrom = (one: readonly unknown[], other: readonly unknown[]): number => {
  const limit = Math.min(one.length, other.length);
  const index = Array.from({ length: limit }, (_, i) => i).find((i) => differ(one[i], other[i]));
  return index ?? limit;
};

/**
 * What became of a list: what is alike at both ends is left out, what stands between is compared pair by pair, and what
 * has no counterpart came or went.
 */
const compareLists = <T extends Values>(
  before: readonly T[],
  after: readonly T[],
  partOf: (one: T, index: number) => Part,
): HistoryChange[] => {
  const start = alikeFrom(before, after);
  const [oldRest, newRest] = [before.slice(start), after.slice(start)];
  const end = alikeFrom(oldRest.toReversed(), newRest.toReversed());
  const [gone, come] = [oldRest.slice(0, oldRest.length - end), newRest.slice(0, newRest.length - end)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => i).flatMap((i) => {
    const [old, next] = [gone[i], come[i]];
    if (old && next) return compareFields(old, next, fieldsOf(old, next), partOf(next, start + i));
    const one = old ?? next;
    if (!one) return [];
    const part = partOf(one, start + i);
    return [{ part, field: part.type, before: old ?? null, after: next ?? null }];
  });
};

const compareExtra = (before: AccessorialRequest | undefined, after: AccessorialRequest | undefined, code: string) => {
  const part: Part = { type: 'accessorial', position: null, name: code };
  if (before && after)
    return compareFields(before.details, after.details, fieldsOf(before.details, after.details), part);
  return [{ part, field: part.type, before: before ?? null, after: after ?? null }];
};

const compareExtras = (
  before: readonly AccessorialRequest[],
  after: readonly AccessorialRequest[],
): HistoryChange[] => {
  const [old, next] = [before, after].map(
    (list) => new Map<string, AccessorialRequest>(list.map((one) => [one.code, one])),
  );
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes.flatMap((code) => compareExtra(old?.get(code), next?.get(code), code));
};

const plainFields = [
  'pickup_date',
  'pickup_until',
  'deliver_from',
  'deliver_by',
  'cargo_value_for_insurance',
  'in_transit',
  'freight_terms',
  'external_id',
  'po_number',
  'billing_reference',
] as const satisfies readonly (keyof LoadInput)[];
const truckFields = ['truck_type', 'team', 'partial', 'tarp_ft'] as const;

const borderFields = ['border_port', 'customs_broker', 'in_bond'] as const;

/** A crossing as the history writes it down: flat, the broker in one line. */
const borderFacts = ({ border }: Pick<LoadInput, 'border'>): Partial<Record<(typeof borderFields)[number], unknown>> =>
  border
    ? {
        border_port: portsLine(border),
        customs_broker: Object.values(border.broker).filter(Boolean).join(', '),
        in_bond: border.in_bond,
      }
    : {};

/** What differs between two crossings, for the history. */
export const compareBorders = (before: Pick<LoadInput, 'border'>, after: Pick<LoadInput, 'border'>): HistoryChange[] =>
  compareFields(borderFacts(before), borderFacts(after), borderFields);

/** Whom the carrier bills as the history writes it down: in one line. */
const payerFacts = ({ bill_to }: Pick<LoadInput, 'bill_to'>): { bill_to: string | null } => {
  if (!bill_to) return { bill_to: null };
  const { name, address, city, state, zip_code, phone, account_number, reference } = bill_to;
  return {
    bill_to: [name, address, city, `${state} ${zip_code}`, phone, account_number, reference].filter(Boolean).join(', '),
  };
};

type Compared = Omit<LoadInput, 'mode' | 'draft' | 'hazmat'>;

/** What differs between a load as it was and as it is, field by field, for its history. */
export const compareLoads = (before: Compared, after: Compared): HistoryChange[] => [
  ...compareFields(before, after, plainFields),
  ...compareFields(payerFacts(before), payerFacts(after), ['bill_to']),
  ...compareBorders(before, after),
  ...compareFields(before.truck ?? {}, after.truck ?? {}, truckFields),
  ...compareLists(before.stops, after.stops, ({ type }, i) => ({ type: 'stop', position: i + 1, name: type })),
  ...compareLists(before.line_items, after.line_items, ({ commodity }, i) => ({
    type: 'line_item',
    position: i + 1,
    name: commodity,
  })),
  ...compareExtras(before.accessorials, after.accessorials),
];
