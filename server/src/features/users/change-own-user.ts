import { allThemes, ownThemes } from '@portal/contract/settings/themes.ts';
import { grantedFields, type UserChanges, type User } from '@portal/contract/users/users.contract.ts';
import { isDeepStrictEqual } from 'node:util';
import { hasKey } from '@portal/contract/values/records.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { checkedNewPassword, setOwnPassword } from './change-own-password.ts';
import { assertPhoneOf, changeManaged } from './manage/change-user.ts';
import { countCarriers, findOwnAccount, findUser, lockOwnUser, updateUser } from './users.queries.ts';

/**
 * Changes what a person may change about themselves, or a user the caller manages. Of one's own a right, a role or a flag
 * in the body is 403 at its field. A new password needs the old one and ends the other sessions.
 */
export const changeUser = async (ctx: Ctx, userId: number, changes: UserChanges): Promise<User> => {
  if (userId !== ctx.actor.userId) {
    await changeManaged(ctx, userId, changes);
    return findUser(ctx, userId);
  }
  refuseRights(ctx, changes);
  const {
    old_password,
    password,
    first_name,
    last_name,
    phone,
    phone_extension,
    language,
    favorite_carriers,
    chosen_theme,
  } = changes;
  if (phone) assertPhoneOf(phone, await findOwnAccount(ctx, ctx.actor.accountId));
  await refuseUnknownCarriers(ctx, favorite_carriers);
  refuseUnknownTheme(ctx, chosen_theme);
  const passwordHash = await checkedNewPassword(ctx, { old_password, password });
  return withTransaction(ctx, async (tx) => {
    await changeOwnFields(tx, {
      first_name,
      last_name,
      phone,
      phone_extension,
      language,
      favorite_carriers,
      chosen_theme,
    });
    if (passwordHash) await setOwnPassword(tx, passwordHash);
    return findUser(tx, userId);
  });
};

/** Writes what differs, with the values before and after into the audit. */
const changeOwnFields = async (tx: Ctx, fields: Partial<UserChanges>): Promise<void> => {
  const { userId } = tx.actor;
  const user = await lockOwnUser(tx, userId);
  const changed = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && hasKey(user, field) && !isDeepStrictEqual(value, user[field]),
  );
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed);
  await updateUser(tx, userId, after);
  const before = Object.fromEntries(changed.map(([field]) => [field, hasKey(user, field) ? user[field] : null]));
  await audit(tx, { action: 'users.changed', object_type: 'user', object_id: userId, before, after });
};

const refuseRights = ({ actor }: Ctx, changes: UserChanges): void => {
  const named = grantedFields.find((field) => changes[field] !== undefined);
  if (named) throw problem('http.forbidden', 403, { field: named });
  if (changes.favorite_carriers && !actor.permissions.has('patch:favorite-carriers')) {
    throw problem('http.forbidden', 403, { field: 'favorite_carriers' });
  }
};

const refuseUnknownTheme = ({ services }: Ctx, chosen: string | null = null): void => {
  const isKnown = allThemes(services.settings.get(ownThemes)).some(({ key }) => key === chosen);
  if (chosen !== null && !isKnown) throw problem('users.unknown_theme', 400, { field: 'chosen_theme' });
};

/** All or nothing: one carrier that does not exist refuses the whole list. */
const refuseUnknownCarriers = async (ctx: Ctx, ids: readonly number[] = []): Promise<void> => {
  const distinct = [...new Set(ids)];
  if (distinct.length > 0 && (await countCarriers(ctx, distinct)) < distinct.length) {
    throw problem('http.not_found', 404, { field: 'favorite_carriers' });
  }
};
