import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { deliverSoon } from './deliver.ts';
import { findDelivery, presentDelivery, repeatAll, repeatDelivery, repeatGivenUp } from './deliveries.queries.ts';
import { ownEndpoint } from './endpoints.ts';
import { endPause, lockEndpoint } from './endpoints.queries.ts';

/**
 * The own endpoint, held until commit, so that no attempt is settled meanwhile; who sends by hand waits for no pause of it.
 * 409 where it is off.
 */
const holdSwitchedOn = async (tx: Ctx, id: number) => {
  const endpoint = await ownEndpoint(tx, id);
  const held = await lockEndpoint(tx.db, id);
  if (!held) throw notFound();
  if (!held.is_on) throw problem('webhooks.is_off', 409);
  await endPause(tx.db, id);
  return { object_type: 'webhook', object_id: id, account_id: endpoint.account_id };
};

/** Sends one delivery again, whatever became of it, in a new series of attempts. */
export const sendAgain = (ctx: Ctx, id: number, deliveryId: number): Promise<Reply<typeof webhooks.send>> =>
  withTransaction(ctx, async (tx) => {
    const object = await holdSwitchedOn(tx, id);
    if (!(await findDelivery(tx.db, id, deliveryId))) throw notFound();
    await repeatDelivery(tx.db, deliveryId);
    await deliverSoon(tx, id);
    const row = await findDelivery(tx.db, id, deliveryId);
    if (!row) throw notFound();
    const delivery = presentDelivery(row);
    await audit(tx, { action: 'webhook.replayed', ...object, after: { event: delivery.event_id } });
    return delivery;
  });

/** Sends again what failed since a moment, or all that happened since. */
export const replay = (
  ctx: Ctx,
  id: number,
  { since, which }: { since: string; which: 'failed' | 'all' },
): Promise<Reply<typeof webhooks.replay>> =>
  withTransaction(ctx, async (tx) => {
    const object = await holdSwitchedOn(tx, id);
    const repeat = which === 'failed' ? repeatGivenUp : repeatAll;
    const replayed = await repeat(tx.db, id, since);
    if (replayed > 0) await deliverSoon(tx, id);
    await audit(tx, { action: 'webhook.replayed', ...object, after: { since, which, events: replayed } });
    return { replayed };
  });
