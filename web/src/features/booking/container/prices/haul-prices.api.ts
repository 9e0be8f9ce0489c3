import { container } from '@portal/contract/drayage/containers.ts';
import { sizeOf } from '@portal/contract/drayage/container-sizes.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { canonicalZipCode, isZipCode } from '@portal/contract/places/zip-code.ts';
import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { drayagePricesCalls } from '@portal/contract/quotes/hand-quotes.calls.ts';
import type { drayagePrices as drayagePricesRows } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { today } from '../../../../platform/words/today.ts';
import { type DrayageForm, endsAtPlace } from '../../../drayage/form/drayage-form.ts';
import { bookingKeys } from '../../booking.keys.ts';
import { isTooHeavy } from '../form/check-drayage.ts';

const drayagePrices = callsOf<typeof drayagePricesRows>(drayagePricesCalls);

export type HaulQuery = Request<typeof drayagePricesRows.rates>['query'];

const otherEnd = (form: DrayageForm) => {
  if (!endsAtPlace(form)) return form.door;
  const place = containerPlace(form.to_place);
  return place && { zip_code: place.zip_code ?? '', country: place.country };
};

/** What the price of the haul in the form depends on; null while something of it is missing or operations quote it. */
export const haulQuery = (form: DrayageForm): HaulQuery | null => {
  const end = otherEnd(form);
  const { weight, container_count, chassis_days, pickup_date } = form;
  if (!form.place || !end || !isZipCode(end.zip_code.trim(), end.country)) return null;
  if (!weight || !container_count || !chassis_days || isTooHeavy(form)) return null;
  const box = container(form.container);
  return {
    place: form.place,
    zip_code: canonicalZipCode(end.zip_code.trim()),
    country: end.country,
    direction: form.direction,
    delivery_type: form.delivery_type,
    type: box.kind,
    size: sizeOf(box),
    weight,
    container_count,
    chassis_days,
    chassis_provider: form.chassis_provider,
    chassis_split: form.chassis_split ? 'true' : 'false',
    ...(form.hazmat_type && { hazmat_type: form.hazmat_type }),
    ...(form.accessorials.length > 0 && { accessorials: form.accessorials.map(({ code }) => code) }),
    ...(pickup_date >= today() && { pickup_date }),
  };
};

/** What the haul would cost by the rate tables. */
export const haulPrices = (query: HaulQuery) =>
  queryOptions({
    queryKey: bookingKeys.haulPrices(query),
    queryFn: ({ signal }) => api(drayagePrices.rates, { query }, signal),
    staleTime: 60_000,
    retry: false,
  });
