import { dunning } from '@portal/contract/billing/billing.settings.ts';
import type { AccountDunning, DunningTermsInput } from '@portal/contract/billing/collections/dunning.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { saveOfAccount } from '../../../platform/save-of-account.queries.ts';
import { accountInScope } from '../account-in-scope.ts';
import { findDunningTerms, findReminders } from './dunning.queries.ts';

const shownMails = 20;

const untilAgreed = { is_dunned: true, days: null, version: 0 } as const;

const present = async (ctx: Ctx, account_id: number): Promise<AccountDunning> => {
  const { is_dunned, days, version } = (await findDunningTerms(ctx.db, account_id)) ?? untilAgreed;
  const { is_on, days: usual_days } = ctx.services.settings.get(dunning);
  const mailed = await findReminders(ctx.db, { account: account_id }, shownMails);
  return { account_id, is_dunned, days, version, is_on, usual_days, mailed };
};

/** When an account is reminded of overdue invoices, and the reminders it got. 404 for a foreign one. */
export const getDunning = async (ctx: Ctx, accountId: number): Promise<AccountDunning> =>
  present(ctx, await accountInScope(ctx, accountId));

/** Writes down what was agreed on with an account. 404, 409 `billing.dunning_changed_meanwhile`. */
export const changeDunning = (
  ctx: Ctx,
  accountId: number,
  { is_dunned, days, version }: DunningTermsInput,
): Promise<AccountDunning> =>
  withTransaction(ctx, async (tx) => {
    const account_id = await accountInScope(tx, accountId);
    const before = (await findDunningTerms(tx.db, account_id)) ?? untilAgreed;
    const stored = days && JSON.stringify(days);
    if (!(await saveOfAccount(tx.db, 'dunning_terms', { account_id, is_dunned, days: stored, version }))) {
      throw problem('billing.dunning_changed_meanwhile', 409);
    }
    await audit(tx, {
      action: 'billing.dunning-changed',
      object_type: 'account',
      object_id: account_id,
      account_id,
      before: { is_dunned: before.is_dunned, days: before.days },
      after: { is_dunned, days },
    });
    return present(tx, account_id);
  });
