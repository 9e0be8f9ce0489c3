import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

/** A line of a case with what a mail about it says. */
export const findClaimNews = (ctx: OpenCtx, entryId: number) =>
  ctx.db
    .selectFrom('claim_entries as entry')
    .innerJoin('claims', 'claims.id', 'entry.claim_id')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .leftJoin('users as author', 'author.id', 'claims.created_by')
    .leftJoin('users as representative', 'representative.id', 'claims.representative_id')
    .select(['entry.kind', 'entry.event', 'entry.side', 'entry.actor_name', 'entry.text', 'entry.from_status'])
    .select(['entry.to_status', 'claims.id', 'claims.load_id', 'claims.type', 'claims.category', 'claims.reason'])
    .select(['claims.amount', 'claims.currency', 'claims.offer_amount', 'claims.recovered_amount'])
    .select(['claims.decline_reason', 'claims.carrier_claim_number', 'claims.next_deadline', 'claims.next_due_on'])
    .select(['accounts.name as account_name', 'accounts.is_branded'])
    .select(['author.email as author_email', 'author.status as author_status'])
    .select(sql<Language | null>`author.language`.as('author_language'))
    .select(['representative.email as representative_email', 'representative.status as representative_status'])
    .select(sql<Language | null>`representative.language`.as('representative_language'))
    .where('entry.id', '=', entryId)
    .executeTakeFirst();
export type ClaimNews = NonNullable<Awaited<ReturnType<typeof findClaimNews>>>;
