import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { rateLoad } from '../../drayage/book/request-price.ts';
import { endOfBusinessDays } from './price-day.ts';
import { closedDaysOf, deliveryDays } from './rating-tables.ts';
import { type RatedTariff, type Rater, tariffOffer } from './tariff-offer.ts';

/** When a container is delivered: by the carrier's own calendar, and without one on the next business days. */
const haulDays: typeof deliveryDays = (tables, carrier, trip, transit_days) => {
  if (carrier.calendar !== null) return deliveryDays(tables, carrier, trip, transit_days);
  const { onTheWay } = closedDaysOf(tables, carrier, trip);
  return {
    transit_days,
    estimated_delivery: addBusinessDays(trip.pickup_date, transit_days, onTheWay),
    restrictions: [],
  };
};

/** A haul without a price does not say which tariff refused it. */
const unnamed = { name: '', service_class: '', effective_from: '' };

/** What a carrier charges for hauling a container, one offer a service class. */
export const rateDrayageShipment: Rater = async (ctx, carrier, shipment) => {
  const found = await rateLoad(ctx, carrier.id, shipment.load_id);
  // Each container crosses a border on a chassis of its own.
  const counts = found.map((rated) => ('tariff' in rated ? rated.count : 1));
  return {
    trucks: Math.max(1, ...counts),
    tariffs: found.map((rated): RatedTariff => {
      if ('reason' in rated) return { tariff: unnamed, found: rated, lines: [] };
      const { tariff, lines } = rated;
      const offer = tariffOffer(carrier, {
        service_class: tariff.service_class,
        ...haulDays(shipment.tables, carrier, shipment, rated.transit_days),
        expiration_date: endOfBusinessDays(shipment, tariff.valid_business_days),
        lines,
      });
      return { tariff: { ...tariff, name: tariff.place }, found: offer, lines };
    }),
  };
};
