import type { Received } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import { canonicalZipCode, isZipCode } from '@portal/contract/places/zip-code.ts';
import { useQueries } from '@tanstack/react-query';
import { lane, type LaneEnd } from '../../../places/places.api.ts';
import type { StopForm } from '../form/load-form.ts';

export type Lane = Received<(typeof places)['coordinates']>;

const wholeZip = (stop: StopForm | undefined): LaneEnd | null => {
  const zip = stop?.zip_code.trim() ?? '';
  return stop && isZipCode(zip, stop.country) ? { zip_code: canonicalZipCode(zip), country: stop.country } : null;
};

/** The legs between stops with ZIP codes; empty until both ends have one. */
export const useLegs = (
  stops: readonly StopForm[],
  isInTransit: boolean,
): { legs: readonly Lane[]; error: Error | null } => {
  const zips = stops.map(wholeZip);
  const isOpen = zips[0] === null || zips.at(-1) === null;
  const known = isOpen ? [] : zips.filter((zip) => zip !== null);
  const pairs = known.slice(1).map((zip, index) => [known[index] ?? zip, zip] as const);
  const answers = useQueries({ queries: pairs.map(([from, to]) => lane(from, to, isInTransit)) });
  const legs = answers.flatMap(({ data }) => data ?? []);
  return {
    legs: legs.length === pairs.length ? legs : [],
    error: answers.find(({ isError }) => isError)?.error ?? null,
  };
};
