import type { Selectable } from 'kysely';
import type { Carriers } from '../../platform/database/db.types.ts';
import type { CarrierIntervals, Services } from '../../platform/context.ts';
import type { CarrierPort } from './carrier-port.ts';
import { openSecret } from './carrier-secret.ts';
import { carrierPort } from './http-carrier.ts';

/** What of a carrier's row says how to reach it. */
export type ReachableCarrier = Pick<Selectable<Carriers>, 'scac' | 'api_address' | 'api_key'>;

/** Where a carrier is reached; null where it has no address. */
export const addressOfCarrier = ({ config }: Services, address: string | null): string | null =>
  address && URL.canParse(address, config.carriersUrl) ? new URL(address, config.carriersUrl).href : null;

/**
 * The way to a carrier; null where it has no address.
 * A relative address lies below the carriers' common one, which only the embedded default has.
 */
export const portOfCarrier = (services: Services, carrier: ReachableCarrier): CarrierPort | null => {
  const { scac, api_address, api_key } = carrier;
  const { config, egress } = services;
  const baseUrl = addressOfCarrier(services, api_address);
  if (baseUrl === null) return null;
  return carrierPort({ scac, baseUrl, key: openSecret(api_key, config.tokenSigningKey) ?? '', egress });
};

/** How often real carriers are asked. */
const usual: CarrierIntervals = { feedSeconds: 60, paperSeconds: 600 };
/** Simulated carriers are asked at least so often apart. */
const least: CarrierIntervals = { feedSeconds: 2, paperSeconds: 2 };
/** Simulators whose time runs this much faster than ours are asked as often as we can. */
const fastestSpeed = 864;

/** How often carriers are asked for events and papers: simulated ones oftener, as fast as their time runs. */
export const carrierIntervals = (simulators: { speed: number } | null): CarrierIntervals => {
  if (!simulators) return usual;
  const feedSeconds = Math.min(usual.feedSeconds, (least.feedSeconds * fastestSpeed) / simulators.speed);
  return { feedSeconds: Math.max(least.feedSeconds, feedSeconds), paperSeconds: least.paperSeconds };
};
