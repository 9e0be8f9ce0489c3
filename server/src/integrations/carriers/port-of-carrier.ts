import type { Selectable } from 'kysely';
import type { Carriers } from '../../platform/database/db.types.ts';
import type { Services } from '../../platform/context.ts';
import type { CarrierPort } from './carrier-port.ts';
import { carrierPort } from './http-carrier.ts';

/** What of a carrier's row says how to reach it. */
export type ReachableCarrier = Pick<Selectable<Carriers>, 'scac' | 'api_address' | 'api_key'>;

/**
 * The way to a carrier; null where it has no address.
 * A relative address lies below the carriers' common one, which only the embedded default has.
 */
export const portOfCarrier = ({ config, egress }: Services, carrier: ReachableCarrier): CarrierPort | null => {
  const { scac, api_address, api_key } = carrier;
  if (!api_address || !URL.canParse(api_address, config.carriersUrl)) return null;
  const baseUrl = new URL(api_address, config.carriersUrl).href;
  return carrierPort({ scac, baseUrl, key: api_key ?? '', egress });
};
