import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** How long after a paper the next ones of the same person are part of the same news. */
const sameNews = sql`interval '10 minutes'`;

/**
 * A paper that the account may read and that came from outside of it: from the carrier or the portal (`who` is null), or
 * from a person of another account, the operator's first of all. Undefined for what the account's own people added, and
 * for what follows another paper of the same person within minutes.
 */
export const findPaperFromOutside = (ctx: OpenCtx, documentId: number) =>
  ctx.db
    .selectFrom('documents as paper')
    .leftJoin('users as sender', 'sender.id', 'paper.created_by')
    .select(['paper.load_id', 'paper.type', 'paper.name'])
    .select(
      sql<string | null>`case when sender.id is not null
        then trim(concat(sender.first_name, ' ', sender.last_name)) end`.as('who'),
    )
    .where('paper.id', '=', documentId)
    .where('paper.audience', '=', 'account')
    .where('paper.removed_at', 'is', null)
    .where('paper.drawn_from', 'is', null)
    .where(sql<boolean>`sender.account_id is distinct from paper.account_id`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as former')
            .select('former.id')
            .whereRef('former.load_id', '=', 'paper.load_id')
            .whereRef('former.created_by', '=', 'paper.created_by')
            .whereRef('former.id', '<', 'paper.id')
            .where(sql<boolean>`former.created_at > paper.created_at - ${sameNews}`),
        ),
      ),
    )
    .executeTakeFirst();
