import { connectionFaults } from '@portal/contract/carriers/connection-input.ts';
import type { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { wireFor } from '../../../integrations/carriers/port-of-carrier.ts';
import { wireAdapters } from '../../../integrations/carriers/wires/wire-adapters.ts';
import { noteAnswer } from '../../../integrations/carriers/wires/wires.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findConnection } from './connections.queries.ts';

type Found = Reply<typeof carrierConnections.check>;

/** Asks a carrier for its events by the wire that brings them, as the portal does by itself. 404. */
export const checkConnection = async (ctx: Ctx, id: number): Promise<Found> => {
  const carrier = await findConnection(ctx.db, id);
  if (!carrier) throw problem('carriers.not_found', 404);
  const wire = wireFor(carrier, 'events');
  if (!wire) return { fault: 'no_address', milliseconds: 0 };
  const { clock } = ctx.services;
  const begun = clock.now().getTime();
  const { fault } = await wireAdapters[wire.wire].test(ctx.services, { ...wire, scac: carrier.scac });
  await noteAnswer(ctx.db, wire.id, fault);
  // A fault that only wires of another kind have is a no to this call.
  const known = connectionFaults.find((one) => one === (fault ?? 'none')) ?? 'refused';
  return { fault: known, milliseconds: clock.now().getTime() - begun };
};
