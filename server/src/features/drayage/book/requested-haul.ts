import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import { containerOf } from '@portal/contract/drayage/container-sizes.ts';
import type { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { weightRule } from '@portal/contract/drayage/weight-rule.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { placeOfZip } from '../../places/zip-lookup.ts';
import { findMiles } from '../../places/roads/find-route.ts';
import type { Haul } from '../rate/rate-haul.ts';

type Query = Input<(typeof drayagePrices)['rates']>['query'];

const pointOfZip = (zip: string | null, country: Country | undefined) => {
  const place = zip === null ? null : placeOfZip(zip, country);
  if (!place || place.lat === null || place.lng === null) return null;
  return place;
};

/**
 * A haul somebody only wants to know the price of; null where the place is beyond the postal codes we know, or no road leads. 404
 * `drayage.place_unknown`; 400 `places.zip_unknown`, `drayage.container_unknown`.
 */
export const requestedHaul = async (ctx: Ctx, query: Query): Promise<Haul | null> => {
  const place = containerPlace(query.place);
  if (!place) throw problem('drayage.place_unknown', 404);
  const box = containerOf(query.type, query.size);
  if (!box) throw problem('drayage.container_unknown', 400, { field: 'size' });
  const [from, to] = [pointOfZip(place.zip_code, place.country), pointOfZip(query.zip_code, query.country)];
  if (!to) throw problem('places.zip_unknown', 400, { field: 'zip_code' });
  if (!from) return null;
  const miles = await findMiles(ctx, from, to);
  if (miles === null) return null;
  const ends = [{ country: from.country }, { country: to.country }];
  return {
    ends: query.direction === 'export' ? ends.toReversed() : ends,
    place: place.code,
    miles,
    container: container(box.code).code,
    direction: query.direction,
    delivery: query.delivery_type,
    pounds: query.weight,
    hazmat: query.hazmat_type !== undefined && query.hazmat_type !== 'none',
    chassis_days: query.chassis_days,
    chassis_split: query.chassis_split,
    by_operations: can(ctx, 'act_for_operator'),
    count: query.container_count,
    chassis_provider: query.chassis_provider,
    accessorials: query.accessorials ?? [],
    pickup_date: query.pickup_date ?? dayInZone(from.timezone, ctx.services.clock.now()),
  };
};

/** Whether a haul is too heavy for the rate tables. */
export const isOverWeight = ({ pounds, container: code, by_operations }: Haul): boolean =>
  weightRule(pounds, code).needs_operations && !by_operations;
