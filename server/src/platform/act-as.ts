import { accountActor, type GuestLinkActor } from './actor.ts';
import type { OpenCtx } from './context.ts';

/** The same context with a carrier as the actor; keeps who reported for it. */
export const asCarrier = (ctx: OpenCtx, { carrier_id, name }: { carrier_id: number; name: string }): OpenCtx => {
  const { actor } = ctx;
  if (actor?.kind === 'carrier' && actor.carrierId === carrier_id) return ctx;
  const reportedByUserId = accountActor(actor)?.userId ?? null;
  return { ...ctx, actor: { kind: 'carrier', carrierId: carrier_id, name, reportedByUserId } };
};

/** The same context with the holder of a link as the actor. */
export const asGuest = (ctx: OpenCtx, purpose: GuestLinkActor['purpose'], linkId: number): OpenCtx => ({
  ...ctx,
  actor: { kind: 'guest_link', purpose, linkId },
});
