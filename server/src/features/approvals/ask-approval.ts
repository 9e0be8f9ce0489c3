import type { Approval, NewApproval } from '@portal/contract/approvals/approval.ts';
import { approvalAsked } from '@portal/contract/approvals/approvals.events.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import { cents, dollars, less } from '@portal/contract/values/money.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { emit } from '../../platform/jobs/events.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { withLoadLocked } from '../loads/state/with-load-locked.ts';
import { endApproval, findLastMoment, findQuotePrice, insertApproval, lockWaiting } from './approvals.queries.ts';
import { findDeciders, insertDeciders } from './deciders.queries.ts';
import { readApproval } from './present-approval.ts';
import { rehearseBooking } from './rehearse-booking.ts';

/** Somebody else has to be there by each rule who may decide at some time. */
const refuseWithoutDeciders = async (tx: Ctx, requestId: number, asked: readonly AskedRule[]): Promise<void> => {
  const deciders = (await findDeciders(tx.db, requestId)).filter(({ user_id }) => user_id !== tx.actor.userId);
  for (const { key, needed } of asked) {
    const people = new Set(deciders.filter(({ rule_key }) => rule_key === key).map(({ user_id }) => user_id));
    if (people.size < needed) throw problem('approvals.nobody_else', 409);
  }
};

/** A person who asks again has thought better of it; of somebody else's request nobody takes the place. */
const replaceOwn = async (tx: Ctx, loadId: number): Promise<void> => {
  const waiting = await lockWaiting(tx.db, loadId);
  if (!waiting) return;
  if (waiting.asked_by !== tx.actor.userId) {
    throw problem('approvals.asked_already', 409, { params: { who: waiting.actor_name } });
  }
  await endApproval(tx.db, waiting.id, { status: 'withdrawn', ended_by: tx.actor.name });
};

const keyOf = ({ actor }: Ctx): number | null => (actor.kind === 'api_key' ? actor.keyId : null);

/**
 * Asks for the approval of a booking. What is asked for is what the booking itself would be refused for.
 * 409 `approvals.not_needed`, `asked_already`, `nobody_else`, and whatever else keeps the load from being booked.
 */
export const askApproval = (ctx: Ctx, loadId: number, { note, books, ...booking }: NewApproval): Promise<Approval> =>
  withLoadLocked(ctx, loadId, [], async (tx, load) => {
    const needed = await rehearseBooking(tx, loadId, booking);
    if (!needed) throw problem('approvals.not_needed', 409);
    await replaceOwn(tx, loadId);
    const { carrier_quote_id } = booking.tender;
    const { price, asked } = needed;
    const { actor } = tx;
    const id = await insertApproval(tx.db, {
      load_id: loadId,
      account_id: load.account_id,
      carrier_quote_id,
      price,
      premium: dollars(less(cents(price), cents(await findQuotePrice(tx.db, carrier_quote_id)))),
      reasons: JSON.stringify(asked),
      load_version: load.version,
      tender: JSON.stringify(booking),
      note,
      // Whoever acts as another account is gone before most approvals come.
      books: books && actor.kind !== 'signed_in_as',
      asked_by: actor.userId,
      actor_kind: actor.kind,
      actor_name: actor.name,
      api_key_id: keyOf(tx),
      until: await findLastMoment(tx.db, { load_id: loadId, carrier_quote_id }),
    });
    await insertDeciders(tx.db, id, asked);
    await refuseWithoutDeciders(tx, id, asked);
    await audit(tx, {
      action: 'approval.asked',
      object_type: 'approval',
      object_id: id,
      account_id: load.account_id,
      after: { load_id: loadId, carrier_quote_id, price, note },
    });
    await emit(tx, approvalAsked, { approval_id: id });
    publish(tx, loadId, 'load-changed', { load_id: loadId, status: load.status });
    return readApproval(tx, id);
  });
