import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** Cases with what every mail about one says, and with those it may go to. */
const selectMailed = (ctx: OpenCtx) =>
  ctx.db
    .selectFrom('claims')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .innerJoin('loads', 'loads.id', 'claims.load_id')
    // Of a case the operator filed, whoever made the load reads the mails.
    .leftJoin('users as author', (join) =>
      join.on(
        'author.id',
        '=',
        sql<number>`case when claims.filed_by_operator then loads.created_by else claims.created_by end`,
      ),
    )
    .leftJoin('users as representative', 'representative.id', 'claims.representative_id')
    .select(['claims.id', 'claims.load_id', 'claims.type', 'claims.category', 'claims.reason', 'claims.status'])
    .select(['claims.amount', 'claims.currency', 'claims.offer_amount', 'claims.recovered_amount'])
    .select(['claims.decline_reason', 'claims.carrier_claim_number', 'claims.next_deadline', 'claims.next_due_on'])
    .select(['accounts.name as account_name', 'accounts.is_branded'])
    .select(['author.email as author_email', 'author.status as author_status'])
    .select(sql<Language | null>`author.language`.as('author_language'))
    .select(['representative.email as representative_email', 'representative.status as representative_status'])
    .select(sql<Language | null>`representative.language`.as('representative_language'));

/** A case as a mail about it describes it. */
export const findMailedClaim = (ctx: OpenCtx, claimId: number) =>
  selectMailed(ctx).where('claims.id', '=', claimId).executeTakeFirst();
export type MailedClaim = NonNullable<Awaited<ReturnType<typeof findMailedClaim>>>;

/** A line of a case with what a mail about it says. */
export const findClaimNews = (ctx: OpenCtx, entryId: number) =>
  selectMailed(ctx)
    .innerJoin('claim_entries as entry', 'entry.claim_id', 'claims.id')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_user_id')
    .select(['entry.kind', 'entry.event', 'entry.side', 'entry.actor_name', 'entry.text', 'entry.from_status'])
    .select(['entry.to_status', 'entry.details', 'entry.at'])
    .select(['actor.email as actor_email', 'actor.status as actor_status'])
    .select(sql<Language | null>`actor.language`.as('actor_language'))
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
export type ClaimNews = NonNullable<Awaited<ReturnType<typeof findClaimNews>>>;

/** The names of these papers of a case, as far as they are still with it. */
export const findPaperNames = async (ctx: OpenCtx, claimId: number, ids?: readonly number[]): Promise<string[]> => {
  const papers = ctx.db
    .selectFrom('claim_documents')
    .innerJoin('documents', 'documents.id', 'claim_documents.document_id')
    .select('documents.name')
    .where('claim_documents.claim_id', '=', claimId)
    .where('documents.removed_at', 'is', null)
    .orderBy('claim_documents.added_at')
    .orderBy('documents.id');
  const rows = await (ids ? papers.where('documents.id', 'in', [...ids]) : papers).execute();
  return rows.map(({ name }) => name);
};
