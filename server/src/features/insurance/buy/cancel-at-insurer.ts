import { insurerOf } from '../../../integrations/insurer/http-insurer.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { enqueue, job } from '../../../platform/jobs/jobs.ts';
import { findCancelled } from '../insurance.queries.ts';

const cancelAtInsurerJob = 'insurance.cancel-at-insurer';

/** A purchase whose answer was lost may still be on its way: longer than a call may take, and some more. */
export const secondsInFlight = 15;

type Purchase = { quote_id: number; purchase_token: string };

/**
 * Has a cover that was given back cancelled at the insurer, in the caller's transaction. One whose purchase may still be
 * on its way is looked up after that time.
 */
export const withdrawPolicy = async (tx: OpenCtx, purchase: Purchase, isBound: boolean): Promise<void> => {
  if (!insurerOf(tx.services)) return;
  await enqueue(tx, cancelAtInsurerJob, purchase, { afterMs: isBound ? 0 : (secondsInFlight + 5) * 1000 });
};

/** Looks a purchase up and cancels what it bound; repeated until the insurer has understood. */
export const cancelAtInsurer = job<Purchase>(cancelAtInsurerJob, async (ctx, { quote_id, purchase_token }) => {
  const insurer = insurerOf(ctx.services);
  if (!insurer) return;
  const state = await insurer.find(purchase_token);
  if (state.kind === 'unclear') throw new Error(`policy not found out: ${state.why}`);
  if (state.kind !== 'bound') return;
  const row = await findCancelled(ctx.db, quote_id);
  const answer = await insurer.cancel(state.certificate_number, row?.cancel_reason ?? 'other', row?.cancel_note ?? '');
  if (answer.kind !== 'cancelled') throw new Error(`cancellation not understood: ${answer.why}`);
});
