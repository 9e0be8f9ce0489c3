import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { QuoteAnswer } from '../../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { rateDrayageShipment } from './rate-drayage.ts';
import { rateLtlShipment } from './rate-ltl.ts';
import { rateParcelShipment } from './rate-parcel.ts';
import { rateTruckShipment } from './rate-truck.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import type { RatedShipment } from './rating-tables.ts';
import type { Rater } from './tariff-offer.ts';

/** Which tables a mode is rated from. */
const raters: Readonly<Record<LoadMode, Rater>> = {
  ltl: rateLtlShipment,
  ftl: rateTruckShipment,
  expedited: rateTruckShipment,
  reefer: rateTruckShipment,
  flatbed: rateTruckShipment,
  drayage: rateDrayageShipment,
};

/** A carrier's prices from the operator's own rate tables, in the shape in which carriers answer over HTTP. */
export const rateByTariff = async (
  ctx: OpenCtx,
  carrier: CarrierRow,
  shipment: RatedShipment,
): Promise<QuoteAnswer> => {
  if (shipment.distance_miles === null) return { offers: [], dropped: [], reason_code: 'LANE_UNKNOWN' };
  const rate = carrier.parcels_only ? rateParcelShipment : raters[shipment.mode];
  return rate(ctx, carrier, shipment);
};
