import { mostNamed, type ThemeUse } from '@portal/contract/settings/theme-use.ts';
import { sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** Counts and names of those who chose a theme, of the accounts in scope: closed accounts and deleted people chose none. */
export const findThemeUses = async (db: Database, scope: Scope): Promise<ThemeUse[]> => {
  const inScope = scope === 'all' ? sql`true` : sql`accounts.id = any(${[...scope.accountIds]}::integer[])`;
  const { rows } = await sql<ThemeUse>`
    with chosen_by_accounts as (
      select accounts.theme, json_build_object('id', id, 'name', name) as one,
        row_number() over (partition by accounts.theme order by lower(name), id) as place
      from accounts
      where accounts.theme is not null and status <> 'closed' and ${inScope}
    ), chosen_by_people as (
      select users.chosen_theme as theme,
        json_build_object('id', users.id, 'name', coalesce(${fullName('users')}, users.email),
          'account', json_build_object('id', accounts.id, 'name', accounts.name)) as one,
        row_number() over (
          partition by users.chosen_theme order by lower(users.first_name), lower(users.last_name), users.id
        ) as place
      from users join accounts on accounts.id = users.account_id
      where users.chosen_theme is not null and users.status <> 'deleted' and accounts.status <> 'closed' and ${inScope}
    ), of_accounts as (
      select theme, count(*)::integer as count,
        coalesce(json_agg(one order by place) filter (where place <= ${mostNamed}), '[]') as first
      from chosen_by_accounts group by theme
    ), of_people as (
      select theme, count(*)::integer as count,
        coalesce(json_agg(one order by place) filter (where place <= ${mostNamed}), '[]') as first
      from chosen_by_people group by theme
    )
    select theme,
      json_build_object('count', coalesce(of_accounts.count, 0), 'first', coalesce(of_accounts.first, '[]')) as accounts,
      json_build_object('count', coalesce(of_people.count, 0), 'first', coalesce(of_people.first, '[]')) as users
    from of_accounts full join of_people using (theme)
    order by theme`.execute(db);
  return rows;
};
