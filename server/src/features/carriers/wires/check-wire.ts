import type { WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import type { carrierWires } from '@portal/contract/carriers/wires/wires.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { WireOfCarrier } from '../../../integrations/carriers/wires/wire-adapter.ts';
import { wireAdapters } from '../../../integrations/carriers/wires/wire-adapters.ts';
import { noteAnswer } from '../../../integrations/carriers/wires/wires.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { getWire } from './present-wire.ts';
import { findWires } from './wires.queries.ts';

type Tried = { fault: WireFault | null; milliseconds: number };

/** Tries a wire without booking anything, and keeps what came of it. */
const tryWire = async ({ db, services }: Ctx, wire: WireOfCarrier): Promise<Tried> => {
  const begun = services.clock.now().getTime();
  const { fault } = await wireAdapters[wire.wire].test(services, wire);
  await noteAnswer(db, wire.id, fault);
  return { fault, milliseconds: services.clock.now().getTime() - begun };
};

/** Tries a wire, one that is off too. 404. */
export const checkWire = async (ctx: Ctx, id: number): Promise<Reply<typeof carrierWires.check>> => {
  const [row] = await findWires(ctx.db, { id });
  if (!row) throw notFound();
  const tried = await tryWire(ctx, row);
  return { ...tried, wire: await getWire(ctx, id) };
};
