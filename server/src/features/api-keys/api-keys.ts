import type { ApiKey, ApiKeyStatus, apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { isCapability, isClosedToKeys, isRight } from '@portal/contract/access/permissions.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { isInScope } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { accountInScope } from '../accounts/account-in-scope.ts';
import { newApiKey } from '../auth/api-key-secret.ts';
import { holdAccess } from '../users/power/held-rights.queries.ts';
import { requireRights } from '../users/power/held-rights.ts';
import { rightText } from '../users/power/right-text.ts';
import {
  changeKeyPower,
  countKeys,
  deleteKey,
  findCompanyKey,
  findKey,
  findKeys,
  insertKey,
  type KeyFilters,
  type KeyRow,
  lockAccountOfKeys,
  lockKey,
  renameKey,
} from './api-keys.queries.ts';

const keysPerAccount = 100;

const presentKey = ({ account_id, account_name, created_by, creator_name, ...key }: KeyRow): ApiKey => ({
  ...key,
  account: { id: account_id, name: account_name },
  created_by: { id: created_by, name: creator_name },
});

type Page = { skip: number; limit: number };

const pageOf = async (ctx: Ctx, filters: KeyFilters, page: Page): Promise<Reply<typeof apiKeys.list>> => {
  const [rows, counts] = await Promise.all([findKeys(ctx.db, filters, page), countKeys(ctx.db, filters)]);
  return { items: rows.map(presentKey), ...counts };
};

type Question = Page & {
  search?: string | undefined;
  status?: ApiKeyStatus | undefined;
  account_id?: number | undefined;
};

/** The keys of the own account, or of one in the caller's scope. 404 for a foreign one. */
export const listKeys = async (ctx: Ctx, input: Question) => {
  const { account_id: accountId = ctx.actor.accountId, skip, limit, ...filters } = input;
  await accountInScope(ctx, accountId);
  return pageOf(ctx, { ...filters, accountId }, { skip, limit });
};

/** The keys of all accounts, or of one of them. */
export const listAllKeys = (ctx: Ctx, { skip, limit, account_id, ...filters }: Question) =>
  pageOf(ctx, { ...filters, accountId: account_id ?? null }, { skip, limit });

/** The own account's key, without its secret. */
export const getCompanyKey = async (ctx: Ctx): Promise<Reply<typeof apiKeys.company>> => {
  const key = await findCompanyKey(ctx.db, ctx.actor.accountId);
  return { key: key ? presentKey(key) : null };
};

/** Nobody limits a key to a right they do not hold: it would seem to have it. */
const assertHeld = ({ actor }: Ctx, rights: readonly string[] | null | undefined): void => {
  const isHeld = (name: string): boolean => {
    if (!isRight(name) || isClosedToKeys(name)) return false;
    return isCapability(name) ? actor.capabilities.has(name) : actor.permissions.has(name);
  };
  const refused = rights?.find((name) => !isHeld(name));
  if (refused)
    throw problem('api_keys.rights_not_held', 403, { field: 'rights', params: { right: rightText(refused) } });
};

const refusedAt = (field: 'rights' | 'status') => ({ field, code: 'api_keys.rights_not_held' as const });

type NewKey = { name: string; rights: string[] | null; is_company: boolean };

const makeKey = async (tx: Ctx, { name, rights, is_company }: NewKey): Promise<Reply<typeof apiKeys.create>> => {
  const { accountId: account_id, userId: created_by } = tx.actor;
  if ((await countKeys(tx.db, { accountId: account_id })).total >= keysPerAccount) {
    throw problem('api_keys.too_many', 409, { params: { limit: keysPerAccount } });
  }
  const { key, prefix, secret_hash } = newApiKey();
  const held = await requireRights(tx, { kind: 'new_key', rights }, refusedAt('rights'));
  const id = await insertKey(tx.db, held, { account_id, created_by, name, prefix, secret_hash, is_company });
  const object = { object_type: 'api_key', object_id: id };
  await audit(tx, { action: 'api-key.created', ...object, after: { name, prefix, rights } });
  const row = await findKey(tx.db, id);
  if (!row) throw notFound();
  return { ...presentKey(row), key };
};

/** Makes a key of the own account. 403 for a right the caller does not hold. */
export const createKey = (ctx: Ctx, input: Pick<NewKey, 'name' | 'rights'>) => {
  assertHeld(ctx, input.rights);
  return withTransaction(ctx, async (tx) => {
    await lockAccountOfKeys(tx.db, tx.actor.accountId);
    return makeKey(tx, { ...input, is_company: false });
  });
};

/** Makes the account's own key. 409 where it has one. */
export const registerKey = (ctx: Ctx, name: string | undefined) =>
  withTransaction(ctx, async (tx) => {
    const { accountId } = tx.actor;
    await lockAccountOfKeys(tx.db, accountId);
    if (await findCompanyKey(tx.db, accountId)) throw problem('api_keys.company_exists', 409);
    return makeKey(tx, { name: name ?? `Account ${accountId}`, rights: null, is_company: true });
  });

/** A key of the own account, or for the operator any, with its row held. 404 for the others, also for those below. */
const ownKey = async (tx: Ctx, id: number): Promise<KeyRow> => {
  await holdAccess(tx.db);
  const locked = await lockKey(tx.db, id);
  const isOwn = locked && (tx.scope === 'all' || locked.account_id === tx.actor.accountId);
  const key = isOwn ? await findKey(tx.db, id) : undefined;
  if (!key) throw notFound();
  return key;
};

const objectOf = ({ id, account_id }: KeyRow) => ({ object_type: 'api_key', object_id: id, account_id });

/**
 * Renames a key or limits it otherwise. 403 where it would have a right more that the caller does not hold: whoever knows
 * its secret would have it too.
 */
export const changeKey = (
  ctx: Ctx,
  id: number,
  { name, rights }: { name?: string | undefined; rights?: string[] | null | undefined },
): Promise<ApiKey> => {
  return withTransaction(ctx, async (tx) => {
    const before = await ownKey(tx, id);
    const changes = { ...(name === undefined ? {} : { name }), ...(rights === undefined ? {} : { rights }) };
    if (rights !== undefined) {
      assertHeld(
        tx,
        rights?.filter((right) => !before.rights?.includes(right)),
      );
      const power = { kind: 'key' as const, key_id: id, change: { rights } };
      await changeKeyPower(tx.db, await requireRights(tx, power, refusedAt('rights')));
    }
    if (name !== undefined) await renameKey(tx.db, id, name);
    const former = { name: before.name, rights: before.rights };
    await audit(tx, {
      action: 'api-key.changed',
      ...objectOf(before),
      before: former,
      after: { ...former, ...changes },
    });
    return presentKey({ ...before, ...changes });
  });
};

/**
 * Switches a key on or off. 403 at switching one on that may what the caller may not; keys of accounts below the own can
 * be switched off, by 403 not on.
 */
export const changeKeyStatus = (ctx: Ctx, id: number, status: ApiKeyStatus): Promise<ApiKey> =>
  withTransaction(ctx, async (tx) => {
    await holdAccess(tx.db);
    const locked = await lockKey(tx.db, id);
    const key = locked && isInScope(tx, locked.account_id) ? await findKey(tx.db, id) : undefined;
    if (!key) throw notFound();
    const isOwn = tx.scope === 'all' || key.account_id === tx.actor.accountId;
    if (!isOwn && status === 'active') throw problem('api_keys.only_off', 403, { field: 'status' });
    const power = { kind: 'key' as const, key_id: id, change: { status } };
    await changeKeyPower(tx.db, await requireRights(tx, power, refusedAt('status')));
    const [before, after] = [{ status: key.status }, { status }];
    await audit(tx, { action: 'api-key.switched', ...objectOf(key), before, after });
    return presentKey({ ...key, status });
  });

/** Deletes a key. */
export const removeKey = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const key = await ownKey(tx, id);
    await deleteKey(tx.db, id);
    const { name, prefix } = key;
    await audit(tx, { action: 'api-key.removed', ...objectOf(key), before: { name, prefix } });
  });
