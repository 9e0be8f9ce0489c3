import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { rateLoad } from '../../drayage/book/request-price.ts';
import { endOfDay, priceDay } from './price-day.ts';
import { type Rater, tariffAnswer, tariffOffer } from './tariff-offer.ts';

/** What a carrier charges for hauling a container, one offer a service class. */
export const rateDrayageShipment: Rater = async (ctx, carrier, { load_id, pickup_date, priced_at }) => {
  const found = await rateLoad(ctx, carrier.id, load_id);
  return tariffAnswer(
    found.map((rated) =>
      'reason' in rated
        ? rated
        : tariffOffer(carrier, {
            service_class: rated.tariff.service_class,
            transit_days: rated.transit_days,
            estimated_delivery: addBusinessDays(pickup_date, rated.transit_days),
            expiration_date: endOfDay(addBusinessDays(priceDay(priced_at), rated.tariff.valid_business_days)),
            lines: rated.lines,
          }),
    ),
  );
};
