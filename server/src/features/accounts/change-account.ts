import { isDeepStrictEqual } from 'node:util';
import type { Account } from '@portal/contract/accounts/account.ts';
import type { AccountChange, NewAccount } from '@portal/contract/accounts/account-input.ts';
import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { hiddenFields, operatorFields } from '@portal/contract/accounts/account-fields.ts';
import { isZipCode, knownCountry } from '@portal/contract/places/zip-code.ts';
import { hasKey, keysOf } from '@portal/contract/values/records.ts';
import { can } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { lockAccountInScope } from './account-in-scope.ts';
import { assertMayStandBelow, lockTree } from './account-tree.ts';
import { assertPhoneOf } from '../users/manage/change-user.ts';
import { requireRights } from '../users/power/held-rights.ts';
import { type AccountChanges, type AccountRow, changeReach, type Reach, updateAccount } from './accounts.queries.ts';
import { getAccount } from './get-account.ts';

/**
 * Changes what is named of an account. 404 for a foreign one; 403 at the field where somebody names what the operator
 * alone says; 400 `accounts.sells_at_cost` where it would from now on pay what carriers charge and nobody says that this is
 * meant; 409 `accounts.changed_meanwhile` for another version, `accounts.closed`, and the refusals of the tree.
 */
export const changeAccount = (ctx: Ctx, accountId: number, change: AccountChange): Promise<Account> => {
  refuseOperatorFields(ctx, change);
  return withTransaction(ctx, async (tx) => {
    if (change.parent_id !== undefined) await lockTree(tx);
    const { version, can_dispatch_modes, sells_at_cost, ...fields } = change;
    const row = await lockAccountInScope(tx, accountId);
    assertChangeable(row, version);
    if (fields.parent_id !== undefined && fields.parent_id !== null) {
      await assertMayStandBelow(tx, accountId, fields.parent_id, 'parent_id');
    }
    assertReachable(reachOf(row, fields), row);
    if (!sells_at_cost) refuseAtCost(row, fields);
    const modes = can_dispatch_modes && { ...row.can_dispatch_modes, ...can_dispatch_modes };
    await applyChanges(tx, row, { ...fields, ...(modes && { can_dispatch_modes: modes }) });
    return getAccount(tx, accountId);
  });
};

/** 403 at the first field that only the operator may name. */
export const refuseOperatorFields = (ctx: Ctx, fields: Partial<AccountChange | NewAccount>): void => {
  if (can(ctx, 'act_for_operator')) return;
  const named = operatorFields.find((field) => hasKey(fields, field) && fields[field] !== undefined);
  if (named) throw problem('http.forbidden', 403, { field: named });
};

type Markups = Pick<AccountChange, 'markup_percent' | 'markup_min' | 'markups_by_mode'>;

const refuseAtCost = (row: AccountRow, change: Markups): void => {
  const { markup_percent = row.markup_percent, markup_min = row.markup_min } = change;
  const { markups_by_mode = row.markups_by_mode } = change;
  if (isAtCost({ markup_percent, markup_min, markups_by_mode }) && !isAtCost(row))
    throw problem('accounts.sells_at_cost', 400, { field: 'markup_percent' });
};

/** An account that was closed stays as it was; the operator's own is named by the settings; nobody overwrites a newer one. */
export const assertChangeable = (row: AccountRow, version: number): void => {
  if (row.is_operator) throw problem('accounts.is_operator', 409);
  if (row.status === 'closed') throw problem('accounts.closed', 409);
  if (row.version !== version) throw problem('accounts.changed_meanwhile', 409);
};

type Reachable = { phone?: string | undefined; zip_code?: string | undefined; country?: string | undefined };

/**
 * Refuses with 400 a phone that nobody can call from the country and a postal code that is none there, `change` being what
 * is named of the account; none at all is fine.
 */
export const assertReachable = (change: Reachable, { country }: Reachable): void => {
  const known = change.country ?? country ?? '';
  assertPhoneOf(change.phone ?? '', { country: known });
  const { zip_code } = change;
  if (zip_code && !isZipCode(zip_code, knownCountry(known)))
    throw problem('places.zip_invalid', 400, { field: 'zip_code' });
};

/** What has to fit a country, as it will be once the change is made: all of it where the country changes. */
const reachOf = (row: AccountRow, change: Reachable): Reachable =>
  change.country === undefined || change.country === row.country ? change : { ...row, ...change };

/**
 * Writes what differs, with the values before and after into the audit. 403 `roles.not_held` where the account is put
 * elsewhere in the tree, or linked to another company, by somebody who holds less than its people.
 */
export const applyChanges = async (
  tx: Ctx,
  row: AccountRow,
  fields: Omit<AccountChanges, keyof Reach> & Reach,
): Promise<void> => {
  const changed = Object.entries(fields).flatMap(([field, value]) =>
    value !== undefined && hasKey(row, field) && !isDeepStrictEqual(value, row[field]) ? [field] : [],
  );
  if (changed.length === 0) return;
  const reach = reachFields.find((field) => changed.includes(field));
  if (reach) {
    const held = await requireRights(tx, { kind: 'account', account_id: row.id }, { field: reach });
    await changeReach(
      tx.db,
      held,
      pick(
        fields,
        reachFields.filter((field) => changed.includes(field)),
      ),
    );
  }
  const others = changed.filter((name) => !reachFields.some((field) => field === name));
  if (others.length > 0) await updateAccount(tx.db, row.id, pick(fields, others));
  const what = { object_type: 'account', object_id: row.id, account_id: row.id };
  const parts = {
    'account.changed': changed.filter((field) => !isHidden(field)),
    'account.terms-changed': changed.filter(isHidden),
  } as const;
  for (const action of keysOf(parts)) {
    const names = parts[action];
    if (names.length === 0) continue;
    await audit(tx, { action, ...what, before: pick(row, names), after: pick(fields, names) });
  }
};

/** What others may sign in to an account for, or who stands above it. */
const reachFields = ['parent_id', 'freight_system_id'] as const;

/** What an account's own people never read, in the audit neither. */
const isHidden = (field: string): boolean => hiddenFields.some((hidden) => hidden === field);

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
