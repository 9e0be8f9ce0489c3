import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '../../../platform/http/errors.ts';
import { loadAsInput } from '../book/load-as-input.ts';

/** Most characters of a number by which a load is known. */
const longest = 80;

/** Numbers of all, each once, in one line; 409 where that is too long for papers. */
const allOf = (numbers: readonly (string | null | undefined)[], field: string): string | null => {
  const text = [...new Set(numbers.flatMap((one) => one?.trim() || []))].join(', ');
  if (text.length > longest) throw problem('loads.join_too_long', 409, { field });
  return text || null;
};

const earliest = (days: readonly (string | null | undefined)[]): string | null =>
  days.flatMap((day) => day ?? []).toSorted()[0] ?? null;
const latest = (days: readonly (string | null | undefined)[]): string | null =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? null;

/** What must be the same, since one truck carries all of it one way. */
const shared = [
  'mode',
  'truck',
  'in_transit',
  'border',
  'freight_terms',
  'bill_to',
] as const satisfies readonly (keyof LoadInput)[];

const stopsOf = (inputs: readonly LoadInput[]): LoadInput['stops'] => {
  const [first] = inputs;
  return (first?.stops ?? []).map((stop, at) => {
    const here = inputs.map(({ stops }) => stops[at] ?? stop);
    return {
      ...stop,
      location_id: here.find(({ location_id }) => location_id)?.location_id ?? null,
      residential: here.some(({ residential }) => residential),
      limited_access: here.some(({ limited_access }) => limited_access),
      limited_access_type: here.find((one) => one.limited_access_type)?.limited_access_type ?? null,
      reference:
        allOf(
          here.map(({ reference }) => reference),
          `stops.${at}.reference`,
        ) ?? '',
    };
  });
};

/**
 * The body of the load that several become: the cargo, services and numbers of all, within the days that suit each of
 * them. 409 where they differ in what only one load can be.
 */
export const mergeLoads = (loads: readonly LoadDetails[]): LoadInput => {
  const inputs = loads.map(loadAsInput);
  const [first] = inputs;
  if (!first) throw new RangeError('nothing to join');
  const other = shared.find((field) =>
    inputs.some((one) => !isDeepStrictEqual(one[field] ?? null, first[field] ?? null)),
  );
  if (other) throw problem('loads.join_differs', 409, { field: other });
  const services = new Map(inputs.flatMap(({ accessorials }) => accessorials).map((one) => [one.code, one]));
  const value = inputs.reduce((sum, one) => sum + (one.cargo_value_for_insurance ?? 0), 0);
  return {
    ...first,
    pickup_until: earliest(inputs.map(({ pickup_until }) => pickup_until)),
    deliver_from: latest(inputs.map(({ deliver_from }) => deliver_from)),
    deliver_by: earliest(inputs.map(({ deliver_by }) => deliver_by)),
    stops: stopsOf(inputs),
    line_items: inputs.flatMap(({ line_items }) => line_items),
    accessorials: [...services.values()],
    cargo_value_for_insurance: value > 0 ? value : null,
    hazmat: inputs.some(({ hazmat }) => hazmat),
    external_id: allOf(
      inputs.map(({ external_id }) => external_id),
      'external_id',
    ),
    po_number: allOf(
      inputs.map(({ po_number }) => po_number),
      'po_number',
    ),
    billing_reference: allOf(
      inputs.map(({ billing_reference }) => billing_reference),
      'billing_reference',
    ),
    draft: true,
  };
};
