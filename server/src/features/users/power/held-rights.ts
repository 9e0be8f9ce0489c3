import { isCapability, isClosedToKeys, isRight, type Right } from '@portal/contract/access/permissions.ts';
import { roleIds } from '@portal/contract/access/roles.ts';
import type { DispatchFlags } from '@portal/contract/modes/dispatch-modes.ts';
import { mayGive } from '@portal/contract/roles/may-give.ts';
import type { RightGrant, RolePermission } from '@portal/contract/roles/role.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import {
  findRightsOfRole,
  findRolesOfAccount,
  holdAccess,
  lockKeyOfMaker,
  lockRoleOfUser,
  lockUsersOfAccount,
  type RoleOfPerson,
} from './held-rights.queries.ts';
import { holdOpenCaller } from './hold-caller.ts';
import { rightText } from './right-text.ts';

/** What makes a user more or less powerful, or lets somebody else sign in as them. */
export type StandingChange = {
  role_id?: number | undefined;
  status?: 'active' | 'suspended' | 'deleted' | undefined;
  can_dispatch?: boolean | undefined;
  can_dispatch_modes?: DispatchFlags | undefined;
  can_pay?: boolean | undefined;
  email?: string | undefined;
  password_hash?: null;
};

/** An act that gives power or takes it, as the query that does it needs it. */
export type Power =
  /** Somebody new has this role. */
  | { kind: 'new_user'; role_id: number }
  /** A user changes, signs in by another way, or loses the second factor. */
  | { kind: 'user'; user_id: number; change: StandingChange }
  /** An account's people sign in by another way, or other accounts stand above it. */
  | { kind: 'account'; account_id: number }
  /** A role gains rights and loses others. */
  | { kind: 'role'; role_id: number; add: readonly RightGrant[]; remove: readonly RolePermission[] }
  /** The caller has a program act with these rights; null for all of the caller's. */
  | { kind: 'new_key'; rights: readonly string[] | null }
  /** A key is limited otherwise, or switched. */
  | { kind: 'key'; key_id: number; change: { rights?: string[] | null; status?: 'active' | 'disabled' } };

declare const areHeld: unique symbol;
type Held = { readonly [areHeld]: true };

/**
 * An act whose rights the caller was found to hold, all of those it gives and takes; until the transaction ends neither
 * the caller nor what was compared changes. `requireRights` alone hands it out, and the queries that write power ask
 * for it.
 */
export type HeldRights<K extends Power['kind']> = Extract<Power, { kind: K }> & Held;

const openToKeys = (names: readonly string[]): string[] =>
  names.filter((name) => !isRight(name) || !isClosedToKeys(name));

const holdsAll = (held: readonly string[], limits: readonly string[] | null) => {
  const names = new Set(limits === null ? held : held.filter((name) => limits.includes(name)));
  return (name: string): boolean => mayGive(name, (right: Right) => names.has(right));
};

/** Rights of a role count in every account: what the caller's role has for others alone is not theirs to give or take. */
const holdsHere = ({ actor }: Ctx, name: string): boolean =>
  mayGive(name, (right) => (isCapability(right) ? actor.capabilities.has(right) : actor.permissions.has(right)));

/**
 * Whether the caller may give and take a right: who is suspended or has another role by now is asked as such. Whoever is
 * signed in as another account has to hold it at home, and an admin of that account too. 401 where nobody is left.
 */
const callersRights = async (tx: Ctx): Promise<(name: string) => boolean> => {
  const { db, actor } = tx;
  const { caller, key } = await holdOpenCaller(tx);
  const names = await findRightsOfRole(db, caller);
  // What no key may itself, none gives to somebody else.
  const isHeld = holdsAll(key ? openToKeys(names) : names, key?.rights ?? null);
  if (actor.kind !== 'signed_in_as') return isHeld;
  const ofAdmin = await findRightsOfRole(db, { role_id: roleIds.accountAdmin, can_dispatch: true, can_pay: false });
  const isAdmins = holdsAll(ofAdmin, null);
  return (name) => isHeld(name) && isAdmins(name);
};

const rightsOfRoles = async ({ db }: Ctx, roles: readonly RoleOfPerson[]): Promise<string[]> => {
  const names: string[] = [];
  for (const role of roles) names.push(...(await findRightsOfRole(db, role)));
  return names;
};

const rightsOfUser = async (tx: Ctx, { user_id, change }: Extract<Power, { kind: 'user' }>): Promise<string[]> => {
  const before = await lockRoleOfUser(tx.db, user_id);
  if (!before) throw notFound();
  const { role_id = before.role_id, can_dispatch = before.can_dispatch, can_pay = before.can_pay } = change;
  return rightsOfRoles(tx, [before, { role_id, can_dispatch, can_pay }]);
};

/** Those of its people, and of the admins that any account may have. */
const rightsOfAccount = async (tx: Ctx, accountId: number): Promise<string[]> => {
  const admin = { role_id: roleIds.accountAdmin, can_dispatch: true, can_pay: false };
  return rightsOfRoles(tx, [admin, ...(await findRolesOfAccount(tx.db, accountId))]);
};

/**
 * What a key gains: all it may where it is switched on or no longer limited, else what is added to its limits. Rights
 * that its maker does not hold yet count too, since the maker may be given them.
 */
const rightsOfKey = async (tx: Ctx, { key_id, change }: Extract<Power, { kind: 'key' }>): Promise<string[]> => {
  const key = await lockKeyOfMaker(tx.db, key_id);
  if (!key) throw notFound();
  const ofMaker = openToKeys(await findRightsOfRole(tx.db, key));
  const within = (limits: readonly string[] | null) =>
    limits === null ? ofMaker : ofMaker.filter((name) => limits.includes(name));
  const { rights: limits = key.rights, status = key.status } = change;
  const isSwitchedOn = status === 'active' && key.status !== 'active';
  const isFreed = limits === null && key.rights !== null;
  const before = key.rights ?? ofMaker;
  const added = (limits ?? []).filter((name) => !before.includes(name));
  return isSwitchedOn || isFreed ? [...within(limits), ...added] : added;
};

/** The rights that an act gives or takes, by name. */
const rightsOf = (tx: Ctx, power: Power): Promise<string[]> => {
  switch (power.kind) {
    case 'new_user':
      return rightsOfRoles(tx, [{ role_id: power.role_id, can_dispatch: true, can_pay: false }]);
    case 'user':
      return rightsOfUser(tx, power);
    case 'account':
      return rightsOfAccount(tx, power.account_id);
    case 'role':
      return Promise.resolve([...power.add, ...power.remove].map(({ permission }) => permission));
    case 'new_key':
      return Promise.resolve([...(power.rights ?? [])]);
    case 'key':
      return rightsOfKey(tx, power);
  }
};

type Question<P> = { power: P; missing: string | undefined };

/** Nothing but this makes an act one whose rights are held. */
const isHeldWhole = <P>(question: Question<P>): question is Question<P & Held> => question.missing === undefined;

type Refusal = { field?: string | undefined; code?: 'roles.not_held' | 'api_keys.rights_not_held' };

/**
 * The one question before power is given or taken: whether the caller holds every right concerned. 403
 * `roles.not_held` names the first that is missing; a user or key that does not exist is 404.
 */
export const requireRights = async <P extends Power>(
  tx: Ctx,
  power: P,
  { field, code = 'roles.not_held' }: Refusal = {},
): Promise<P & Held> => {
  if (!tx.afterCommit) throw new Error('power is given and taken within a transaction');
  if (power.kind === 'account') await lockUsersOfAccount(tx.db, power.account_id);
  await holdAccess(tx.db);
  const isHeld = await callersRights(tx);
  const lacks = (name: string): boolean => !isHeld(name) || (power.kind === 'role' && !holdsHere(tx, name));
  const question = { power, missing: (await rightsOf(tx, power)).toSorted().find(lacks) };
  if (isHeldWhole(question)) return question.power;
  const params = { right: rightText(question.missing ?? '') };
  throw problem(code, 403, { ...(field && { field }), params });
};
