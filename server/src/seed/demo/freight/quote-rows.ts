import { minutesAfter } from '../days.ts';
import { type DemoLoad, truckName } from './load-rows.ts';
import type { Offer } from './offer.ts';

/** Carriers answer one after the other, before the round is closed. */
const secondsBetweenAnswers = 0.4;
const secondsOfRound = 4;

const closedAt = ({ plan }: DemoLoad): string => minutesAfter(plan.created_at, secondsOfRound / 60);

const answeredAt = ({ plan, quoting }: DemoLoad, carrierId: number): string => {
  const place = 1 + quoting.requested.findIndex(({ id }) => id === carrierId);
  return minutesAfter(plan.created_at, Math.min(secondsBetweenAnswers * place, secondsOfRound) / 60);
};

/** A load's round has the load's id: each has one at most. */
export const roundRows = (load: DemoLoad) =>
  load.quoting.requested.length === 0
    ? []
    : [{ id: load.id, load_id: load.id, round: 1, requested_at: load.plan.created_at, closed_at: closedAt(load) }];

export const requestRows = (load: DemoLoad) => {
  const { id, plan, quoting } = load;
  return quoting.requested.map((carrier) => {
    const quoted = quoting.offers.some((offer) => offer.carrier.id === carrier.id);
    return {
      round_id: id,
      load_id: id,
      carrier_id: carrier.id,
      mode: plan.mode,
      status: quoted ? 'quoted' : 'declined',
      failure: quoted ? null : 'AREA_NOT_SERVED',
      requested_at: plan.created_at,
      answered_at: answeredAt(load, carrier.id),
    };
  });
};

const quoteStatus = (load: DemoLoad, offer: Offer, now: Date): string => {
  if (offer === load.life.chosen) return load.life.status === 'declined' ? 'superseded' : 'chosen';
  return Date.parse(offer.expires_at) <= now.getTime() ? 'expired' : 'open';
};

export const quoteRows = (load: DemoLoad, now: Date) =>
  load.quoting.offers.map((offer, i) => ({
    id: load.quoteIds[i],
    load_id: load.id,
    round_id: load.id,
    carrier_id: offer.carrier.id,
    carrier_reference: offer.carrier.rating === 'api' ? `${offer.carrier.scac}-${load.quoteIds[i]}` : '',
    mode: load.plan.mode,
    service_class: offer.service_class,
    truck_type: offer.truck_type,
    truck_name: truckName(offer.truck_type),
    transit_days: offer.transit_days,
    estimated_delivery: offer.estimated_delivery,
    expires_at: offer.expires_at,
    cost: offer.cost,
    price: offer.price,
    cost_lines: offer.cost_lines,
    price_lines: offer.price_lines,
    liability: offer.liability,
    restrictions: offer.restrictions,
    status: quoteStatus(load, offer, now),
    created_at: answeredAt(load, offer.carrier.id),
  }));
