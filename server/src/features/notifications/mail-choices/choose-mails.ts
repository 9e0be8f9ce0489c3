import type { MailChoices, MailChoicesChange } from '@portal/contract/notifications/mail-choices.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { chooseDelivery, chooseDigestHour, findDeliveries, findDigestHour, findKindsOff } from './choices.queries.ts';

/** Which mails the caller gets. */
export const getMailChoices = async (ctx: Ctx): Promise<MailChoices> => {
  const { db, actor } = ctx;
  const [deliveries, off_for_account, digest_hour, time_zone] = await Promise.all([
    findDeliveries(db, actor.userId),
    findKindsOff(db, actor.accountId),
    findDigestHour(db, actor.userId),
    zoneOfAccount(ctx, actor.accountId),
  ]);
  return { deliveries, off_for_account, digest_hour, time_zone };
};

const chosenOf = ({ deliveries, digest_hour }: MailChoices) => ({ ...deliveries, digest_hour });

/** Changes what is named of it; the rest stays. */
export const changeMailChoices = (
  ctx: Ctx,
  { deliveries = {}, digest_hour }: MailChoicesChange,
): Promise<MailChoices> =>
  withTransaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const before = await getMailChoices(tx);
    for (const kind of keysOf(deliveries)) {
      const delivery = deliveries[kind];
      if (delivery) await chooseDelivery(tx.db, userId, kind, delivery);
    }
    if (digest_hour !== undefined) await chooseDigestHour(tx.db, userId, digest_hour);
    const after = await getMailChoices(tx);
    const what = { object_type: 'user', object_id: userId };
    await audit(tx, { action: 'users.mails-chosen', ...what, before: chosenOf(before), after: chosenOf(after) });
    return after;
  });
