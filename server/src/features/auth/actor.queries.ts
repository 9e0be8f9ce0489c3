import { recordOf } from '@portal/contract/values/records.ts';
import {
  isCapability,
  isClosedToKeys,
  isOnlyByName,
  type Permission,
  type Right,
  rights as knownRights,
} from '@portal/contract/access/permissions.ts';
import { payerRights } from '@portal/contract/access/payer-rights.ts';
import { roleIds, type RoleName } from '@portal/contract/access/roles.ts';
import { type DispatchMode, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { mayGive } from '@portal/contract/roles/may-give.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { queryPoolInTime } from '../../platform/database/call-waits.ts';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import type { ApiKeyActor, Scope, SessionActor } from '../../platform/actor.ts';

type Flags = Record<DispatchMode, boolean>;
type Row = {
  /** The session's id, or the hash of the key. */
  credential: string;
  user_id: number;
  account_id: number;
  role: RoleName;
  /** When a session in which somebody acts for another account ends; null for sessions of one's own. */
  expires_at: string | null;
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
  can_dispatch: boolean;
  account_modes: Flags;
  user_modes: Flags;
  has_second_factor: boolean;
  /** Whether the person has the rights of payments whatever the role. */
  can_pay: boolean;
  /** Present for keys. */
  key_id: number | null;
  /** What the key is limited to; null for all its creator may. */
  key_rights: string[] | null;
  is_branded: boolean;
  freight_system_id: string | null;
  zip_code: string;
  country: string;
  city: string;
  role_id: number;
  /** Of one caller for all with the same role and flags; null for the others. */
  rights: Right[] | null;
  /** What whoever acts for another account holds in the own one; null for everybody else. */
  own_rights: Right[] | null;
  /** The accounts below, of one caller for all of the account who see them; null for the others. */
  account_ids: number[] | null;
};

/** An authenticator app or a passkey. */
const hasSecondFactor = `(
      exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      or exists (select 1 from passkeys p where p.user_id = u.id)
    )`;

/** The callers behind sessions, by their ids. */
const bySession = `
  select s.id::text as credential, u.id as user_id, a.id as account_id, u.first_name, u.last_name, u.email, u.language,
    s.expires_at, case when s.acting_account_id is null then u.role_id else ${roleIds.accountAdmin} end as role_id,
    -- Who is signed in as another account has that account's flags, whatever the own ones are.
    a.can_dispatch and (u.can_dispatch or s.acting_account_id is not null) as can_dispatch,
    a.can_dispatch_modes as account_modes,
    case when s.acting_account_id is null then u.can_dispatch_modes else a.can_dispatch_modes end as user_modes,
    a.is_branded, a.freight_system_id, a.zip_code, a.country, a.city,
    ${hasSecondFactor} as has_second_factor, u.can_pay, null::integer as key_id, null::text[] as key_rights,
    case when s.acting_account_id is not null then home.id end as home_id, u.role_id as own_role_id,
    home.can_dispatch and u.can_dispatch as own_can_dispatch, home.is_branded as own_is_branded
  from sessions s
  join users u on u.id = s.user_id and u.status = 'active'
  join accounts home on home.id = u.account_id and home.status = 'active'
  join accounts a on a.id = coalesce(s.acting_account_id, u.account_id) and a.status = 'active'
  where s.id = any($1::uuid[]) and s.ended_at is null and (s.expires_at is null or s.expires_at > now())`;

/** A user `u` of an account `a` with what is their own, in no session. */
const ofUser = `u.id as user_id, a.id as account_id, u.first_name, u.last_name, u.email, u.language,
    null::timestamptz as expires_at, u.role_id, a.can_dispatch and u.can_dispatch as can_dispatch,
    a.can_dispatch_modes as account_modes, u.can_dispatch_modes as user_modes, a.is_branded, a.freight_system_id,
    a.zip_code, a.country, a.city, ${hasSecondFactor} as has_second_factor, u.can_pay, null::integer as home_id,
    null::integer as own_role_id, null::boolean as own_can_dispatch, null::boolean as own_is_branded`;

/** The people behind API keys, by the keys' hashes. A key falls with its creator. */
const byApiKey = `
  select encode(k.secret_hash, 'hex') as credential, ${ofUser}, k.id as key_id, k.rights as key_rights
  from api_keys k
  join users u on u.id = k.created_by and u.status = 'active'
  join accounts a on a.id = u.account_id and a.id = k.account_id and a.status = 'active'
  where k.secret_hash = any(select decode(hash, 'hex') from unnest($1::text[]) as hash) and k.status = 'active'`;

/** People by their ids, whether they are signed in or not. */
const byPerson = `
  select u.id::text as credential, ${ofUser}, null::integer as key_id, null::text[] as key_rights
  from users u join accounts a on a.id = u.account_id and a.status = 'active'
  where u.id = any($1::text[]::integer[]) and u.status = 'active'`;

/** Whether whoever acts for an account may begin to: it is among those the own rights reach. */
const stillReached = `(
  'post:sign-in-as' = any(own.rights) and ('see_all_accounts' = any(own.rights) or (
    'see_accounts_below' = any(own.rights) and callers.home_id in (
      with recursive above as (
        select parent_id as id from accounts where id = callers.account_id
        union select a.parent_id from accounts a join above on a.id = above.id
      )
      select id from above
    )
  ))
)`;

/**
 * One statement for everything a call must know of its callers; no row for a session that has ended, whose user or
 * account is suspended, or whose person may no longer act for its account. Rights are read once for each role, and
 * accounts below once for each account.
 */
const textFor = (callers: string): string => `
with callers as materialized (${callers}
), held as materialized (
  select role_id, can_dispatch, is_branded, array(
    select p.name from role_permissions rp join permissions p on p.id = rp.permission_id
    where rp.role_id = kind.role_id
      and (rp.when_dispatch is null or rp.when_dispatch = kind.can_dispatch)
      and (rp.when_branded is null or rp.when_branded = kind.is_branded)
  ) as rights
  from (
    select role_id, can_dispatch, is_branded from callers
    union select own_role_id, own_can_dispatch, own_is_branded from callers where home_id is not null
  ) kind
), seen as materialized (
  select account_id, array(
    with recursive tree as (
      select top.account_id as id union select child.id from accounts child join tree on child.parent_id = tree.id
    )
    select id from tree order by id
  ) as account_ids
  from (
    select distinct account_id from callers join held using (role_id, can_dispatch, is_branded)
    where 'see_accounts_below' = any(rights) and 'see_all_accounts' <> all(rights)
  ) top
)
select callers.*, r.kind as role,
  -- Said once for those who share it: for a thousand callers most of the answer would be repetition.
  case when row_number() over (
    partition by callers.role_id, callers.can_dispatch, callers.is_branded
  ) = 1 then held.rights end as rights,
  case when row_number() over (partition by callers.account_id, seen.account_id) = 1 then seen.account_ids end
    as account_ids,
  own.rights as own_rights
from callers
join roles r on r.id = callers.role_id
join held using (role_id, can_dispatch, is_branded)
left join held own on callers.home_id is not null and own.role_id = callers.own_role_id
  and own.can_dispatch = callers.own_can_dispatch and own.is_branded = callers.own_is_branded
left join seen on seen.account_id = callers.account_id and 'see_accounts_below' = any(held.rights)
where callers.home_id is null or ${stillReached}`;

const effectiveModes = (account: Flags, user: Flags): Flags =>
  recordOf(dispatchModes, (mode) => account[mode] === true && user[mode] === true);

type Held = Pick<SessionActor, 'permissions' | 'capabilities'>;

const heldKey = ({ role_id, can_dispatch, is_branded }: Row) => `${role_id} ${can_dispatch} ${is_branded}`;

const known: ReadonlySet<Right> = new Set(knownRights);

/** Rights the operator added for other programs are nothing to the portal. */
const heldOf = (rights: readonly Right[]): Held => ({
  permissions: new Set(rights.filter((right): right is Permission => known.has(right) && !isCapability(right))),
  capabilities: new Set(rights.filter((right) => known.has(right)).filter(isCapability)),
});

/** Accounts of the freight system have no home screen, whatever their role. */
const withoutHome = ({ permissions, capabilities }: Held): Held => ({
  permissions: new Set([...permissions].filter((permission) => permission !== 'get:home')),
  capabilities,
});

/** Nobody does for another account what they may not do at home, but for what only customers do. */
const limitedTo = ({ permissions, capabilities }: Held, own: readonly Right[]): Held => {
  const names = new Set(own);
  const isHeld = (right: Right): boolean => mayGive(right, (one) => names.has(one));
  return {
    permissions: new Set([...permissions].filter(isHeld)),
    capabilities: new Set([...capabilities].filter(isHeld)),
  };
};

const withRights = ({ permissions, capabilities }: Held, more: readonly Permission[]): Held => ({
  permissions: more.length > 0 ? new Set([...permissions, ...more]) : permissions,
  capabilities,
});

/** What several callers share, found by what they have in common. */
const sharedAmong = (rows: readonly Row[]) => {
  const held = new Map<string, Held>();
  const below = new Map<number, Scope>();
  for (const row of rows) {
    if (row.rights) held.set(heldKey(row), heldOf(row.rights));
    if (row.account_ids) below.set(row.account_id, { accountIds: row.account_ids });
  }
  const scopeOf = (row: Row, { capabilities }: Held): Scope => {
    if (capabilities.has('see_all_accounts')) return 'all';
    const own = { accountIds: [row.account_id] };
    return capabilities.has('see_accounts_below') ? (below.get(row.account_id) ?? own) : own;
  };
  return (row: Row): Held & { scope: Scope } => {
    const ofRole = held.get(heldKey(row)) ?? heldOf([]);
    const own = row.can_pay ? payerRights : [];
    const all = row.own_rights ? limitedTo(ofRole, [...row.own_rights, ...own]) : withRights(ofRole, own);
    return { ...(row.freight_system_id === null ? all : withoutHome(all)), scope: scopeOf(row, all) };
  };
};

/** Where callers are read: on any connection, or in the transaction that has just made one. */
type Source = Pool | Database;

const readRows = async (source: Source, text: string, credentials: readonly string[]): Promise<Row[]> => {
  const values = [credentials];
  if ('executeQuery' in source) return (await source.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  return (await queryPoolInTime<Row>(source, { text, values, isHot: true })).rows;
};

/** What the people behind some credentials may now. */
const readCallers = async (source: Source, question: string, credentials: readonly string[]) => {
  const rows = await readRows(source, question, credentials);
  const heldBy = sharedAmong(rows);
  return rows.map((row) => ({
    row,
    rights: {
      userId: row.user_id,
      accountId: row.account_id,
      role: row.role,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      language: row.language,
      ...heldBy(row),
      canDispatch: row.can_dispatch,
      dispatchModes: effectiveModes(row.account_modes, row.user_modes),
      isBranded: row.is_branded,
      freightSystemId: row.freight_system_id,
      place: { zip_code: row.zip_code, country: row.country, city: row.city },
      secondFactor: row.has_second_factor ? ('on' as const) : ('off' as const),
    },
  }));
};

const sessionStatement = textFor(bySession);
const keyStatement = textFor(byApiKey);

/** The callers behind these sessions and what they may now; none for a session that has ended. */
export const readActors = async (source: Source, sessionIds: readonly string[]): Promise<Map<string, SessionActor>> => {
  const callers = await readCallers(source, sessionStatement, sessionIds);
  return new Map(
    callers.map(({ row: { credential: sessionId, expires_at }, rights }) => [
      sessionId,
      expires_at === null
        ? { kind: 'user', sessionId, ...rights }
        : { kind: 'signed_in_as', sessionId, expiresAt: expires_at, ...rights },
    ]),
  );
};

/** The same for one session; null when it no longer stands. */
export const readActor = async (source: Source, sessionId: string): Promise<SessionActor | null> =>
  (await readActors(source, [sessionId])).get(sessionId) ?? null;

/** A person with what they may now, for what is done in their name while they are away; null once they are suspended. */
export const readPersonActor = async (source: Source, userId: number): Promise<SessionActor | null> => {
  const [caller] = await readCallers(source, textFor(byPerson), [String(userId)]);
  return caller ? { kind: 'user', sessionId: '', ...caller.rights } : null;
};

/** The actor behind an API key, by its hash: its creator's rights as far as the key has them; null for no such key. */
export const readKeyActor = async (pool: Pool, hash: string): Promise<ApiKeyActor | null> => {
  const [caller] = await readCallers(pool, keyStatement, [hash]);
  const keyId = caller?.row.key_id;
  if (!caller || !keyId) return null;
  const { row, rights } = caller;
  const limits = row.key_rights && new Set(row.key_rights);
  const isOpen = (right: Right): boolean =>
    !isClosedToKeys(right) && (limits === null ? !isOnlyByName(right) : limits.has(right));
  const capabilities = new Set([...rights.capabilities].filter(isOpen));
  const seesOthers = capabilities.has('see_all_accounts') || capabilities.has('see_accounts_below');
  return {
    ...rights,
    kind: 'api_key',
    keyId,
    permissions: new Set([...rights.permissions].filter(isOpen)),
    capabilities,
    scope: seesOthers ? rights.scope : { accountIds: [rights.accountId] },
  };
};
