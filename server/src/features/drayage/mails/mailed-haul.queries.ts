import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';

const end = (name: 'origin' | 'destination') =>
  sql<string>`concat_ws(', ', nullif(${sql.ref(`loads.${name}_city`)}, ''), nullif(${sql.ref(`loads.${name}_state`)}, ''))`.as(
    name,
  );

/**
 * A container as mails describe it, with whoever booked it or else asked for it. `email` is null where nobody gets
 * a mail: no person who may still sign in, or a branded account, which has its own mails. Undefined for any other load.
 */
export const findMailedHaul = (ctx: OpenCtx, loadId: number) =>
  ctx.db
    .selectFrom('drayage_details as haul')
    .innerJoin('loads', 'loads.id', 'haul.load_id')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .leftJoin('users', (join) =>
      join
        .on(
          'users.id',
          '=',
          sql<number>`coalesce((select tendered_by from tenders where load_id = loads.id order by id desc limit 1), loads.created_by)`,
        )
        .on('users.status', '=', 'active')
        .on('accounts.is_branded', '=', false),
    )
    .select(['loads.id', 'loads.pickup_date', 'loads.weight_lb', 'accounts.name as account_name'])
    .select(['haul.place', 'haul.container', 'haul.container_count'])
    .select([end('origin'), end('destination'), 'users.email', sql<Language>`users.language`.as('language')])
    .where('loads.id', '=', loadId)
    .executeTakeFirst();

export type MailedHaul = NonNullable<Awaited<ReturnType<typeof findMailedHaul>>>;
