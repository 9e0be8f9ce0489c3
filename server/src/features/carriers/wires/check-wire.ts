import type { carrierWires } from '@portal/contract/carriers/wires/wires.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { wireAdapters } from '../../../integrations/carriers/wires/wire-adapters.ts';
import { noteAnswer } from '../../../integrations/carriers/wires/wires.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { getWire } from './present-wire.ts';
import { findWires } from './wires.queries.ts';

/** Tries a wire, one that is off too, and keeps what came of it. 404. */
export const checkWire = async (ctx: Ctx, id: number): Promise<Reply<typeof carrierWires.check>> => {
  const [row] = await findWires(ctx.db, { id });
  if (!row) throw notFound();
  const { clock } = ctx.services;
  const begun = clock.now().getTime();
  const { fault } = await wireAdapters[row.wire].test(ctx.services, row);
  const milliseconds = clock.now().getTime() - begun;
  await noteAnswer(ctx.db, id, fault);
  return { fault, milliseconds, wire: await getWire(ctx, id) };
};
