import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { accountIsVisible } from './places.queries.ts';
import { placeOfZip, placesOfCity, placesOfZipPrefix } from './zip-lookup.ts';

type Call = typeof places.verifyStop;

/**
 * The places an address that is being typed may mean, at most 20. A postal code decides over a city.
 * Refuses an account outside the caller's with 404.
 */
export const verifyStop = async (
  ctx: Ctx,
  accountId: number,
  { zip_code, country, city, state }: Input<Call>['query'],
): Promise<Reply<Call>> => {
  if (!(await accountIsVisible(ctx, accountId))) throw notFound();
  if (zip_code) {
    const place = placeOfZip(zip_code, country, city);
    return { items: place ? [place] : placesOfZipPrefix(zip_code, country) };
  }
  return { items: city ? placesOfCity(city, state, country) : [] };
};
