import type { WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { portalWire } from '@portal/contract/carriers/wires/portal-wire.ts';
import { EgressError } from '../../../platform/egress/egress-error.ts';
import { CarrierError, type CarrierPort } from '../carrier-port.ts';
import { openSecret } from '../carrier-secret.ts';
import { carrierPort } from '../http-carrier.ts';
import type { WireAdapter, WireOfCarrier, WireServices } from './wire-adapter.ts';

/** Where a wire leads; null where it has no address. A relative one lies below the carriers' common address, which only the embedded default has. */
const addressOf = ({ config }: WireServices, address: string | null): string | null =>
  address && URL.canParse(address, config.carriersUrl) ? new URL(address, config.carriersUrl).href : null;

const portOf = (services: WireServices, { scac, address, settings, secrets }: WireOfCarrier): CarrierPort | null => {
  const { config, egress } = services;
  const baseUrl = addressOf(services, address);
  if (baseUrl === null) return null;
  const { answer_seconds, answer_megabytes } = portalWire.Settings.parse(settings);
  return carrierPort({
    scac,
    baseUrl,
    key: openSecret(secrets['key'] ?? null, config.tokenSigningKey) ?? '',
    egress,
    limits: { totalMs: answer_seconds * 1000, maxBytes: answer_megabytes * 1024 * 1024 },
  });
};

const keyRefusals = [401, 403];

/** What an answer that could not be used says of a wire. */
export const faultOf = (error: CarrierError): WireFault => {
  if (error.kind === 'nonsense') return 'nonsense';
  if (error.kind !== 'refused') return 'unreachable';
  const { cause } = error;
  return cause instanceof EgressError && keyRefusals.includes(cause.status ?? 0) ? 'key_refused' : 'refused';
};

export const portalAdapter: WireAdapter = {
  port: portOf,
  // Asks for events, as the portal does by itself, and throws them away.
  test: async (services, wire) => {
    const port = portOf(services, wire);
    if (!port) return { fault: 'no_address' };
    try {
      await port.events('');
      return { fault: null };
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      return { fault: faultOf(error) };
    }
  },
};
