import type { Account } from '@portal/contract/accounts/account.ts';
import type { NewAccount } from '@portal/contract/accounts/account-input.ts';
import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { answerWithAccount } from '../guests/answer-demo-request.ts';
import { addFirstUser } from '../users/add-first-user.ts';
import { assertPhoneOf } from '../users/manage/change-user.ts';
import { assertMayStandBelow, lockTree } from './account-tree.ts';
import { insertAccount } from './accounts.queries.ts';
import { assertReachable } from './change-account.ts';
import { getAccount } from './get-account.ts';
import { refuseUnknownTheme } from './own-account.ts';

/** The markup an account starts with where none is named. */
const defaultMarkup = ({ services }: Ctx, { freight_system_id }: Pick<NewAccount, 'freight_system_id'>) => {
  const { new_accounts, freight_system } = services.settings.get(defaultMarkups);
  return freight_system_id ? freight_system : new_accounts;
};

/**
 * Opens an account with its first user, both or neither. 400 `accounts.sells_at_cost` where it would pay what carriers
 * charge and nobody says that this is meant; 404 and 409 for a parent it cannot stand below, 409
 * `users.email_taken` where somebody has the address already, `guests.demo_answered` where somebody else has answered the
 * demo request named.
 */
export const openAccount = (
  ctx: Ctx,
  { user, can_dispatch_modes, demo_request_id, sells_at_cost, ...fields }: NewAccount,
): Promise<Account> => {
  assertReachable(fields, fields);
  assertPhoneOf(user.phone, { country: fields.country ?? '' }, 'user.phone');
  refuseUnknownTheme(ctx, fields.theme);
  return withTransaction(ctx, async (tx) => {
    await lockTree(tx);
    const modes = { ...recordOf(dispatchModes, () => true), ...can_dispatch_modes };
    const row = { ...defaultMarkup(tx, fields), ...fields };
    if (isAtCost(row) && !sells_at_cost) throw problem('accounts.sells_at_cost', 400, { field: 'markup_percent' });
    const id = await insertAccount(tx.db, { ...row, can_dispatch_modes: modes });
    if (fields.parent_id) await assertMayStandBelow(tx, id, fields.parent_id, 'parent_id');
    const what = { object_type: 'account', object_id: id, account_id: id };
    await audit(tx, { action: 'account.opened', ...what, after: { ...row, can_dispatch_modes: modes } });
    if (demo_request_id !== undefined) await answerWithAccount(tx, demo_request_id, id);
    await addFirstUser(tx, { account_id: id, ...user });
    return getAccount(tx, id);
  });
};
