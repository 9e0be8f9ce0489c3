import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { rateLoad } from '../../drayage/book/request-price.ts';
import { endOfDay, priceDay } from './price-day.ts';
import { deliveryDays } from './rating-tables.ts';
import { type Rater, tariffAnswer, tariffOffer } from './tariff-offer.ts';

/** When a container is delivered: by the carrier's own calendar, and without one on the next business days. */
const haulDays: typeof deliveryDays = (tables, carrier, pickup_date, transit_days) =>
  carrier.calendar === null
    ? { transit_days, estimated_delivery: addBusinessDays(pickup_date, transit_days), restrictions: [] }
    : deliveryDays(tables, carrier, pickup_date, transit_days);

/** What a carrier charges for hauling a container, one offer a service class. */
export const rateDrayageShipment: Rater = async (ctx, carrier, { load_id, pickup_date, priced_at, tables }) => {
  const found = await rateLoad(ctx, carrier.id, load_id);
  return tariffAnswer(
    found.map((rated) =>
      'reason' in rated
        ? rated
        : tariffOffer(carrier, {
            service_class: rated.tariff.service_class,
            ...haulDays(tables, carrier, pickup_date, rated.transit_days),
            expiration_date: endOfDay(addBusinessDays(priceDay(priced_at), rated.tariff.valid_business_days)),
            lines: rated.lines,
          }),
    ),
  );
};
