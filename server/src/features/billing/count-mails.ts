import type { Ctx } from '../../platform/context.ts';
import { refuseTooManyMails } from '../../platform/mail/mail-limits.ts';
import { lockUser } from '../users/users.queries.ts';
import { countMailsOf, forgetMailsOf, insertMails } from './mails.queries.ts';

const codes = { minute: 'billing.too_many_mails', day: 'billing.too_many_mails_today' } as const;

/** Counts mails with invoices or statements to addresses the caller has typed. 429 for too many. Wants a transaction. */
export const countBillingMails = async (tx: Ctx, adding: number): Promise<void> => {
  const { userId } = tx.actor;
  await lockUser(tx.db, userId);
  refuseTooManyMails(await countMailsOf(tx.db, userId), adding, codes);
  await forgetMailsOf(tx.db, userId);
  await insertMails(tx.db, userId, adding);
};
