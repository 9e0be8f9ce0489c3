import { CarrierError, type QuoteAnswer } from '../../../integrations/carriers/carrier-port.ts';
import { portFor, type ReachableCarrier } from '../../../integrations/carriers/port-of-carrier.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import { rateByTariff } from '../rating/rate-by-tariff.ts';
import type { RatedShipment } from '../rating/rating-tables.ts';

/** A carrier's answer: its offers, a refusal, or a failure. */
export type Answer = {
  status: 'quoted' | 'declined' | 'failed';
  offers: QuoteAnswer['offers'];
  failure: string | null;
};

type AskedCarrier = CarrierRow & ReachableCarrier;

const offersOf = (ctx: OpenCtx, carrier: AskedCarrier, shipment: RatedShipment): Promise<QuoteAnswer> => {
  if (carrier.rating === 'tariff') return rateByTariff(ctx, carrier, shipment);
  const port = portFor(ctx.services, carrier, 'quote');
  if (!port) throw new CarrierError('unavailable', carrier.scac, 'no wire for prices');
  return port.quote(shipment);
};

/** The first country of a shipment that a carrier does not serve; undefined where it serves all. */
export const unservedCountry = ({ countries }: Pick<CarrierRow, 'countries'>, shipment: RatedShipment) =>
  shipment.countries.find((country) => !countries.includes(country));

/** Asks one carrier for its prices. Never rejects: what goes wrong here costs this carrier's quote and no other. */
export const askCarrier = async (ctx: OpenCtx, carrier: AskedCarrier, shipment: RatedShipment): Promise<Answer> => {
  const unserved = unservedCountry(carrier, shipment);
  if (unserved) return { status: 'declined', offers: [], failure: `country_not_served ${unserved}` };
  try {
    const { offers, dropped, reason_code } = await offersOf(ctx, carrier, shipment);
    if (dropped.length > 0) ctx.log.warn({ scac: carrier.scac, dropped }, 'offers left out');
    if (offers.length > 0) return { status: 'quoted', offers, failure: null };
    if (dropped.length > 0) return { status: 'failed', offers, failure: 'nonsense' };
    return { status: 'declined', offers, failure: reason_code };
  } catch (cause) {
    ctx.log.warn({ err: cause, scac: carrier.scac }, 'carrier gave no quote');
    return { status: 'failed', offers: [], failure: cause instanceof CarrierError ? cause.kind : 'error' };
  }
};
