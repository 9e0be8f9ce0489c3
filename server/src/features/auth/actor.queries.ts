import { recordOf } from '@portal/contract/values/records.ts';
import { isCapability, type Permission, type Right } from '@portal/contract/access/permissions.ts';
import type { RoleName } from '@portal/contract/access/roles.ts';
import { type DispatchMode, dispatchModes } from '@portal/contract/users/users.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Pool } from 'pg';
import type { Scope, SessionActor } from '../../platform/actor.ts';

type Flags = Record<DispatchMode, boolean>;
type Row = {
  user_id: number;
  account_id: number;
  role: RoleName;
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
  can_dispatch: boolean;
  account_modes: Flags;
  user_modes: Flags;
  is_branded: boolean;
  freight_system_id: string | null;
  rights: Right[];
  account_ids: number[] | null;
};

/** One statement for everything a call must know of its caller; no row when session, user or account has ended. */
const text = `
select u.id as user_id, a.id as account_id, r.key as role, u.first_name, u.last_name, u.email, u.language,
  d.can_dispatch, a.can_dispatch_modes as account_modes, u.can_dispatch_modes as user_modes,
  a.is_branded, a.freight_system_id,
  held.rights,
  case
    when 'see_all_accounts' = any(held.rights) then null
    when 'see_accounts_below' <> all(held.rights) then array[a.id]
    else array(
      with recursive tree as (
        select a.id union select child.id from accounts child join tree on child.parent_id = tree.id
      )
      select id from tree order by id
    )
  end as account_ids
from sessions s
join users u on u.id = s.user_id and u.status = 'active'
join accounts a on a.id = u.account_id and a.status = 'active'
join roles r on r.id = u.role_id
cross join lateral (select a.can_dispatch and u.can_dispatch as can_dispatch) d
cross join lateral (
  select array(
    select p.name from role_permissions rp join permissions p on p.id = rp.permission_id
    where rp.role_id = u.role_id
      and (rp.when_dispatch is null or rp.when_dispatch = d.can_dispatch)
      and (rp.when_branded is null or rp.when_branded = a.is_branded)
  ) as rights
  offset 0 -- Read once, although it is looked into three times.
) held
where s.id = $1 and s.ended_at is null`;

const effectiveModes = (account: Flags, user: Flags): Flags =>
  recordOf(dispatchModes, (mode) => account[mode] === true && user[mode] === true);

const scopeOf = (accountIds: number[] | null): Scope => (accountIds === null ? 'all' : { accountIds });

/** Who a session's caller is and what they may, as the database says now; null when the session no longer stands. */
export const readActor = async (pool: Pool, sessionId: string): Promise<SessionActor | null> => {
  const { rows } = await pool.query<Row>({ name: 'read-actor', text, values: [sessionId] });
  const row = rows[0];
  if (!row) return null;
  return {
    kind: 'user',
    userId: row.user_id,
    accountId: row.account_id,
    sessionId,
    role: row.role,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    language: row.language,
    permissions: new Set(row.rights.filter((right): right is Permission => !isCapability(right))),
    capabilities: new Set(row.rights.filter(isCapability)),
    scope: scopeOf(row.account_ids),
    canDispatch: row.can_dispatch,
    dispatchModes: effectiveModes(row.account_modes, row.user_modes),
    isBranded: row.is_branded,
    freightSystemId: row.freight_system_id,
  };
};
