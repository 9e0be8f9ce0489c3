import type { deciderRoles } from '@portal/contract/approvals/approval.ts';
import type { AskedRule } from '@portal/contract/approvals/asked-rule.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** Who decides about a request by one of its rules, in whose place, and from when on. */
export type Decider = {
  request_id: number;
  rule_key: string;
  account_id: number;
  user_id: number;
  for_user_id: number;
  from_at: string;
  as: (typeof deciderRoles)[number];
  name: string;
  for_name: string | null;
};

/** Active people who hold the right to decide at this moment. */
const able = (db: Database, alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status`)} = 'active' and ${sql.ref(`${alias}.role_id`)} in (${rolesWith(db, 'post:approval')})`;

/**
 * Whoever may decide now or later about the requests `r` with deciders `d` of which the condition holds: those named and
 * those of a named role, as long as they see the load's account and hold the right, and who is their deputy at present.
 */
export const decidersWhere = (db: Database, condition: RawBuilder<boolean>): RawBuilder<Decider> => sql<Decider>`
  with named as (
    select d.request_id, d.rule_key, d.account_id, u.id as user_id, min(d.from_at) as from_at, min(r.asked_at) as asked_at
    from approval_deciders d join approval_requests r on r.id = d.request_id
      join accounts a on a.id = d.account_id and a.status = 'active'
      join users u on u.account_id = d.account_id and (u.id = d.user_id or u.role_id = d.role_id)
    where ${condition} and ${able(db, 'u')} and (d.account_id = r.account_id
      or u.role_id in (${rolesWith(db, 'see_accounts_below')}) or u.role_id in (${rolesWith(db, 'see_all_accounts')}))
    group by d.request_id, d.rule_key, d.account_id, u.id
  ), deciding as (
    select request_id, rule_key, account_id, user_id, user_id as for_user_id, from_at,
      case when from_at > asked_at then 'takes_over' else 'decides' end as "as"
    from named
    union all
    select n.request_id, n.rule_key, n.account_id, p.deputy_id, n.user_id, n.from_at, 'deputy'
    from named n join approval_deputies p on p.user_id = n.user_id
      and p.from_at <= ${nowByClock} and p.until_at > ${nowByClock}
      join users u on u.id = p.deputy_id and u.account_id = n.account_id and ${able(db, 'u')}
  )
  select deciding.*, coalesce(${fullName('u')}, u.email) as name,
    case when deciding."as" = 'deputy' then coalesce(${fullName('away')}, away.email) end as for_name
  from deciding join users u on u.id = deciding.user_id join users away on away.id = deciding.for_user_id`;

/** Whoever may decide about a request, now or later, the first first. */
export const findDeciders = async (db: Database, requestId: number): Promise<Decider[]> => {
  const { rows } = await sql<Decider>`select * from (${decidersWhere(db, sql<boolean>`d.request_id = ${requestId}`)}) d
    order by d.from_at, d."as" = 'deputy', d.user_id, d.rule_key limit 500`.execute(db);
  return rows;
};

/** Writes who decides by each rule: those named at once, others once its time is over. */
export const insertDeciders = async (db: Database, requestId: number, asked: readonly AskedRule[]): Promise<void> => {
  const rows = asked.flatMap(({ key, account_id, deciders, escalation }) => [
    ...deciders.user_ids.map((user_id) => ({ key, account_id, user_id, role_id: null, hours: 0 })),
    ...deciders.role_ids.map((role_id) => ({ key, account_id, user_id: null, role_id, hours: 0 })),
    ...(escalation?.user_ids ?? []).map((user_id) => ({
      key,
      account_id,
      user_id,
      role_id: null,
      hours: escalation?.hours,
    })),
    ...(escalation?.role_ids ?? []).map((role_id) => ({
      key,
      account_id,
      user_id: null,
      role_id,
      hours: escalation?.hours,
    })),
  ]);
  await sql`
    insert into approval_deciders (request_id, rule_key, account_id, user_id, role_id, from_at)
    select ${requestId}, d.key, d.account_id, d.user_id, d.role_id, r.asked_at + make_interval(hours => d.hours)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as d(key uuid, account_id integer, user_id integer, role_id integer, hours integer)
      join approval_requests r on r.id = ${requestId}`.execute(db);
  await sql`
    update approval_requests r set escalates_at = (select min(from_at) from approval_deciders d
      where d.request_id = r.id and d.from_at > r.asked_at)
    where r.id = ${requestId}`.execute(db);
};

export type AgreementRow = { rule_key: string; user_id: number; for_user_id: number; agreed_at: string };

export const findAgreements = (db: Database, requestId: number): Promise<AgreementRow[]> =>
  db
    .selectFrom('approval_agreements')
    .select(['rule_key', 'user_id', 'for_user_id', 'agreed_at'])
    .where('request_id', '=', requestId)
    .orderBy('agreed_at')
    .execute();

/** Writes that somebody agrees by these rules, each in one place. */
export const insertAgreements = async (
  db: Database,
  requestId: number,
  agreements: readonly { rule_key: string; user_id: number; for_user_id: number }[],
): Promise<void> => {
  await db
    .insertInto('approval_agreements')
    .values(
      agreements.map(({ rule_key, user_id, for_user_id }) => ({
        request_id: requestId,
        rule_key,
        user_id,
        for_user_id,
        agreed_at: nowByClock,
      })),
    )
    .execute();
};
