import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { CarrierOffer, QuoteAnswer } from '../../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { borderCharges } from './border-charges.ts';
import { rateDrayageShipment } from './rate-drayage.ts';
import { rateLtlShipment } from './rate-ltl.ts';
import { rateParcelShipment } from './rate-parcel.ts';
import { rateTruckShipment } from './rate-truck.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import type { RatedShipment } from './rating-tables.ts';
import { type Rated, type RatedTariff, type Rater, tariffAnswer } from './tariff-offer.ts';

/** Which tables a mode is rated from. */
const raters: Readonly<Record<LoadMode, Rater>> = {
  ltl: rateLtlShipment,
  ftl: rateTruckShipment,
  expedited: rateTruckShipment,
  reefer: rateTruckShipment,
  flatbed: rateTruckShipment,
  drayage: rateDrayageShipment,
};

const withCharges = (offer: CarrierOffer, added: CarrierOffer['charges']): CarrierOffer => ({
  ...offer,
  charges: [...offer.charges, ...added],
  price: dollars(sum([offer.price, ...added.map(({ amount }) => amount)].map(cents))),
});

const withBorder = (rated: RatedTariff, charges: CarrierOffer['charges']): RatedTariff => {
  if ('reason' in rated.found || charges.length === 0) return rated;
  const added = charges.map(({ code, amount }) => ({ code, amount: cents(amount) }));
  return { ...rated, found: withCharges(rated.found, charges), lines: [...rated.lines, ...added] };
};

/** What each tariff of a carrier makes of a shipment, and how it comes to its price. */
export const rateTariffs = async (ctx: OpenCtx, carrier: CarrierRow, shipment: RatedShipment): Promise<Rated> => {
  if (shipment.distance_miles === null) return { tariffs: [], reason_code: 'LANE_UNKNOWN' };
  const rate = carrier.parcels_only ? rateParcelShipment : raters[shipment.mode];
  const rated = await rate(ctx, carrier, shipment);
  const charges = borderCharges(shipment.tables.borderFees.get(carrier.id), shipment.crossings, rated.trucks);
  return { ...rated, tariffs: rated.tariffs.map((one) => withBorder(one, charges)) };
};

/** A carrier's prices from the operator's own rate tables, in the shape in which carriers answer over HTTP. */
export const rateByTariff = async (ctx: OpenCtx, carrier: CarrierRow, shipment: RatedShipment): Promise<QuoteAnswer> =>
  tariffAnswer(await rateTariffs(ctx, carrier, shipment));
