import type { ModeUse } from '@portal/contract/accounts/account.ts';
import { statusGroupNames } from '@portal/contract/loads/load-status.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { loadModes, modes } from '@portal/contract/modes/modes.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** The mode of loads that each mode an account may book stands for; insurance has none. */
const loadModeOf = dispatchModes.map((flag) => loadModes.find((mode) => modes[mode].flag === flag) ?? null);

/**
 * How much of each mode an account used in the last 30 days, whether it ever did, and since when it is off. Whether it
 * ever did is looked up in the index of its lists, a group of statuses after the other.
 */
export const findModeUse = async (db: Database, accountId: number): Promise<ModeUse[]> => {
  const since = sql`${nowByClock} - make_interval(days => 30)`;
  const { rows } = await sql<ModeUse>`
    with recent as (
      select l.mode, count(*)::integer as used, count(distinct l.carrier_id)::integer as carriers,
        count(distinct d.place)::integer as places
      from loads l left join drayage_details d on d.load_id = l.id and l.mode = 'drayage'
      where l.account_id = ${accountId} and l.created_at >= ${since}
      group by l.mode
    ), policies as (
      select count(*) filter (where bought_at >= ${since} and status <> 'cancelled')::integer as used,
        count(*) > 0 as ever_used
      from insurance_quotes where account_id = ${accountId} and bought_at is not null
    )
    select may_book.flag as mode, coalesce(recent.used, policies.used, 0) as used,
      coalesce(recent.carriers, 0) as carriers, coalesce(recent.places, 0) as places,
      coalesce(policies.ever_used, recent.used is not null or exists (
        select from loads l where l.account_id = ${accountId} and l.status_group = any(${statusGroupNames}::text[])
          and l.mode = may_book.mode
      )) as ever_used,
      case when not (accounts.can_dispatch_modes ->> may_book.flag)::boolean then (
        select e.at from audit_entries e
        where e.object_type = 'account' and e.object_id = ${String(accountId)}
          and e.before -> 'can_dispatch_modes' ->> may_book.flag = 'true'
          and e.after -> 'can_dispatch_modes' ->> may_book.flag = 'false'
        order by e.id desc limit 1
      ) end as off_since
    from accounts, unnest(${[...dispatchModes]}::text[], ${loadModeOf}::text[]) with ordinality may_book(flag, mode, place)
    left join recent on recent.mode = may_book.mode
    left join policies on may_book.mode is null
    where accounts.id = ${accountId}
    order by may_book.place`.execute(db);
  return rows;
};
