import type { AuditFilters } from '@portal/contract/audit/audit.contract.ts';
import { operatorActions } from '@portal/contract/audit/audit-action.ts';
import type { ActorKind } from '@portal/contract/access/actor.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';
import { containing } from '../../platform/database/search-pattern.ts';

/** Whose entries are read: all of them, or those of one account that the operator does not keep to itself. */
export type AuditReader = { accountId: number | null };

/** Most entries that are counted; a list with more says so. */
export const auditCountLimit = 10_000;

const entriesOf = (db: Database, { accountId }: AuditReader) => {
  const entries = db
    .selectFrom('audit_entries as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_user_id')
    .leftJoin('accounts as account', 'account.id', 'entry.account_id');
  return accountId === null
    ? entries
    : entries.where('entry.account_id', '=', accountId).where('entry.action', 'not in', operatorActions);
};

/** Whether an entry is about the invoice of a number: people know the number, and the entry names the id. */
const isInvoice = (search: string) =>
  /^\d{1,9}$/.test(search)
    ? sql`(entry.object_type = 'invoice'
        and entry.object_id = (select id::text from invoices where number = ${Number(search)}))`
    : sql`false`;

const matching = (db: Database, reader: AuditReader, filters: AuditFilters) => {
  const { subject, account_id, user_id, object_type, object_id, from, until, search } = filters;
  let entries = entriesOf(db, reader);
  if (subject?.length) entries = entries.where(sql`split_part(entry.action, '.', 1)`, 'in', subject);
  if (account_id) entries = entries.where('entry.account_id', '=', account_id);
  if (user_id) entries = entries.where('entry.actor_user_id', '=', user_id);
  if (object_type) entries = entries.where('entry.object_type', '=', object_type);
  if (object_id) entries = entries.where('entry.object_id', '=', object_id);
  if (from) entries = entries.where('entry.at', '>=', from);
  if (until) entries = entries.where('entry.at', '<', until);
  if (!search) return entries;
  // Of people outside a shipper's account neither name nor address can be searched: they are not shown.
  const isShown = reader.accountId === null ? sql`true` : sql`actor.account_id = ${reader.accountId}`;
  const pattern = containing(search);
  return entries.where(
    sql<boolean>`(entry.object_id = ${search} or ${isInvoice(search)} or (${isShown}
      and (actor.email ilike ${pattern} or ${fullName('actor')} ilike ${pattern})))`,
  );
};

const ownId = sql`(case when entry.object_id ~ '^[0-9]{1,9}$' then entry.object_id::integer end)`;

/** The number or name of what an entry is about; those of carriers, their bills and its own papers are the operator's. */
const objectName = ({ accountId }: AuditReader) => {
  const isOperator = accountId === null;
  return sql<string | null>`case entry.object_type
  when 'invoice' then (select number::text from invoices where id = ${ownId})
  when 'payment' then (select nullif(reference, '') from payments where id = ${ownId})
  when 'insurance_quote' then
    (select coalesce(certificate_number, policy_number) from insurance_quotes where id = ${ownId})
  when 'user' then (select ${fullName('object')} from users object where id = ${ownId})
  when 'account' then (select name from accounts where id = ${ownId})
  when 'role' then (select name from roles where id = ${ownId})
  when 'api_key' then (select name from api_keys where id = ${ownId})
  when 'document' then (select name from documents where id = ${ownId} and (audience = 'account' or ${isOperator}))
  when 'saved_location' then (select name from locations where id = ${ownId})
  when 'edi_message' then
    (select kind || ' ' || interchange from edi_sets where id = ${ownId} and ${isOperator})
  when 'carrier' then (select short_name from carriers where id = ${ownId} and ${isOperator})
  when 'carrier-bill' then (select number from carrier_bills where id = ${ownId} and ${isOperator}) end`;
};

/** Entries that match, the latest first. */
export const findAuditEntries = (
  db: Database,
  reader: AuditReader,
  filters: AuditFilters,
  { skip, limit }: { skip: number; limit: number },
) =>
  matching(db, reader, filters)
    .selectAll('entry')
    .select((row) => [
      row.ref('entry.actor_kind').$castTo<ActorKind | null>().as('actor_kind'),
      'actor.account_id as actor_account_id',
      fullName('actor').as('actor_name'),
      'account.name as account_name',
      objectName(reader).as('object_name'),
      sql<boolean>`coalesce(actor.role_id in ${rolesWith(db, 'act_for_operator')}, false)`.as('is_operator'),
    ])
    .orderBy('entry.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

/** How many match, at most one more than `auditCountLimit`. */
export const countAuditEntries = async (db: Database, reader: AuditReader, filters: AuditFilters): Promise<number> => {
  const counted = matching(db, reader, filters)
    .select('entry.id')
    .limit(auditCountLimit + 1)
    .as('counted');
  const { count } = await db
    .selectFrom(counted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether there is such a user, of the account where the reader has one. */
export const hasUser = async (db: Database, { accountId }: AuditReader, id: number): Promise<boolean> => {
  const users = db.selectFrom('users').select('id').where('id', '=', id);
  const own = accountId === null ? users : users.where('account_id', '=', accountId);
  return (await own.executeTakeFirst()) !== undefined;
};
