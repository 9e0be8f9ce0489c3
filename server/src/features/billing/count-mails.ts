import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { countMailsOf, forgetMailsOf, insertMails, lockSender } from './mails.queries.ts';

/** Mails one person may have sent within a minute and within a day: as many as with shared papers. */
const most = { minute: 40, day: 500 };

/** Counts mails with invoices or statements to addresses the caller has typed. 429 for too many. Wants a transaction. */
export const countBillingMails = async (tx: Ctx, adding: number): Promise<void> => {
  const { userId } = tx.actor;
  await lockSender(tx.db, userId);
  const sent = await countMailsOf(tx.db, userId);
  if (sent.minute + adding > most.minute) throw problem('billing.too_many_mails', 429, { retryAfter: 60 });
  if (sent.day + adding > most.day) {
    throw problem('billing.too_many_mails_today', 429, { retryAfter: 3600, params: { limit: most.day } });
  }
  await forgetMailsOf(tx.db, userId);
  await insertMails(tx.db, userId, adding);
};
