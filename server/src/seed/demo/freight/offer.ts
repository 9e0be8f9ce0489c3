import { liabilityFor, priceOffer } from '../../../features/quotes/rating/price-offer.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import type { PlannedLoad } from './plan-load.ts';

/** A carrier of the demo, of whichever kind. */
export type QuotingCarrier = {
  id: number;
  scac: string;
  name: string;
  short_name: string;
  rating: 'tariff' | 'api';
  late_share: number;
  /** Answers tenders by itself. */
  automatic: boolean;
};

/** What one carrier once offered for a load. */
export type Offer = ReturnType<typeof priceOffer> & {
  carrier: QuotingCarrier;
  service_class: string;
  truck_type: string | null;
  transit_days: number;
  estimated_delivery: string;
  expires_at: string;
  liability: ReturnType<typeof liabilityFor>;
  restrictions: string[];
};

const liability = { new_per_lb: 5, used_per_lb: 0.5, max: 100_000 };

/** A carrier's offer as the account of a load saw it, with its markup. */
export const offerFrom = (
  load: PlannedLoad,
  carrier: QuotingCarrier,
  offer: Omit<CarrierOffer, 'liability'>,
): Offer => {
  const priced: CarrierOffer = { ...offer, liability };
  return {
    ...priceOffer(priced, [load.account.markup]),
    carrier,
    service_class: offer.service_level,
    truck_type: offer.truck_type ?? null,
    transit_days: offer.transit_days,
    estimated_delivery: offer.estimated_delivery,
    expires_at: offer.expiration_date,
    liability: liabilityFor(priced, load.cargo.weight_lb),
    restrictions: offer.restrictions.map(({ code }) => code),
  };
};
