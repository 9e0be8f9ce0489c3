import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';

const end = (name: 'origin' | 'destination') =>
  sql<string>`concat_ws(', ', nullif(${sql.ref(`loads.${name}_city`)}, ''), nullif(${sql.ref(`loads.${name}_state`)}, ''))`.as(
    name,
  );

/**
 * A load priced by hand as mails describe it, with whoever entered it. `email` is null where nobody gets a mail: no
 * person who may still sign in, or a branded account. Undefined for a container, which has mails of its own.
 */
export const findAskedLoad = (ctx: OpenCtx, loadId: number) =>
  ctx.db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'loads.created_by')
        .on('users.status', '=', 'active')
        .on('accounts.is_branded', '=', false),
    )
    .select(['loads.id', 'loads.pickup_date', 'loads.weight_lb', 'accounts.name as account_name'])
    .select([sql<LoadMode>`loads.mode`.as('mode'), end('origin'), end('destination')])
    .select(['users.email', sql<Language>`users.language`.as('language')])
    .where('loads.id', '=', loadId)
    .where('loads.mode', '!=', 'drayage')
    .executeTakeFirst();

export type AskedLoad = NonNullable<Awaited<ReturnType<typeof findAskedLoad>>>;
