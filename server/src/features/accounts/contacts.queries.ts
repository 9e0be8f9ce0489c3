import type { ContactFields, NewContact } from '@portal/contract/accounts/account-input.ts';
import { sql } from 'kysely';
import type { Scope } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-pattern.ts';

const columns = ['id', 'account_id', 'name', 'title', 'email', 'phone', 'phone_extension', 'note'] as const;

const ofScope = (scope: Scope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`account_id = any(${scope.accountIds}::integer[])`;

type Wanted = { account_id?: number | undefined; search?: string | undefined };

const matching = (db: Database, scope: Scope, { account_id, search }: Wanted) =>
  db
    .selectFrom('account_contacts')
    .where(ofScope(scope))
    .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id ?? 0))
    .$if(Boolean(search), (query) =>
      query.where(sql`concat_ws(' ', name, title, email, phone)`, 'ilike', containing(search ?? '')),
    );

export const findContacts = (db: Database, scope: Scope, wanted: Wanted, page: { skip: number; limit: number }) =>
  matching(db, scope, wanted).select(columns).orderBy('id').offset(page.skip).limit(page.limit).execute();

export const countContacts = async (db: Database, scope: Scope, wanted: Wanted): Promise<number> => {
  const { count } = await matching(db, scope, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const insertContact = (db: Database, contact: NewContact) =>
  db.insertInto('account_contacts').values(contact).returning(columns).executeTakeFirstOrThrow();

/** A contact of an account in scope, which nobody else changes until the transaction ends; undefined where there is none. */
export const lockContact = (db: Database, scope: Scope, id: number) =>
  db
    .selectFrom('account_contacts')
    .select(columns)
    .where('id', '=', id)
    .where(ofScope(scope))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes a contact of an account in scope; undefined where there is none. */
export const updateContact = (db: Database, scope: Scope, id: number, change: Partial<ContactFields>) =>
  db
    .updateTable('account_contacts')
    // A change of nothing still answers the row.
    .set({ ...change, account_id: sql<number>`account_id` })
    .where('id', '=', id)
    .where(ofScope(scope))
    .returning(columns)
    .executeTakeFirst();

export const deleteContact = (db: Database, scope: Scope, id: number) =>
  db.deleteFrom('account_contacts').where('id', '=', id).where(ofScope(scope)).returning(columns).executeTakeFirst();
