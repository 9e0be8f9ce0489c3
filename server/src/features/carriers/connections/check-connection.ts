import type { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { CarrierError } from '../../../integrations/carriers/carrier-port.ts';
import { portOfCarrier } from '../../../integrations/carriers/port-of-carrier.ts';
import type { Ctx } from '../../../platform/context.ts';
import { EgressError } from '../../../platform/egress/egress-error.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findConnection } from './connections.queries.ts';

type Found = Reply<typeof carrierConnections.check>;

const keyRefusals = [401, 403];

const faultOf = (error: CarrierError): Found['fault'] => {
  if (error.kind === 'nonsense') return 'nonsense';
  if (error.kind !== 'refused') return 'unreachable';
  const { cause } = error;
  return cause instanceof EgressError && keyRefusals.includes(cause.status ?? 0) ? 'key_refused' : 'refused';
};

/** Asks a carrier for its events, as the portal does by itself, and throws them away. 404. */
export const checkConnection = async (ctx: Ctx, id: number): Promise<Found> => {
  const carrier = await findConnection(ctx.db, id);
  if (!carrier) throw problem('carriers.not_found', 404);
  const port = portOfCarrier(ctx.services, carrier);
  if (!port) return { fault: 'no_address', milliseconds: 0 };
  const { clock } = ctx.services;
  const begun = clock.now().getTime();
  const took = () => clock.now().getTime() - begun;
  try {
    await port.events('');
    return { fault: 'none', milliseconds: took() };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    return { fault: faultOf(error), milliseconds: took() };
  }
};
