import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';

/** What a mail about an invoice has to know of its account: whether it wants any. */
const wantsInvoices = sql<boolean>`coalesce((accounts.tracking_preferences ->> 'invoices')::boolean, true)`;

/**
 * Where a new invoice is mailed: the accounting address of its account, in the language of whoever booked or bought.
 * Undefined where the account wants no mails about invoices.
 */
export const findBilledPerson = (db: Database, invoiceId: number) =>
  db
    .selectFrom('invoices')
    .innerJoin('accounts', 'accounts.id', 'invoices.account_id')
    .leftJoin('loads', 'loads.id', 'invoices.load_id')
    .leftJoin('insurance_quotes as policies', 'policies.id', 'invoices.insurance_quote_id')
    .leftJoin('users', (join) => join.on(sql<boolean>`users.id = coalesce(loads.created_by, policies.bought_by)`))
    .select('accounts.accounting_email as email')
    .select(sql<Language>`coalesce(users.language, 'en')`.as('language'))
    .where('invoices.id', '=', invoiceId)
    .where(wantsInvoices)
    .executeTakeFirst();

export const findAccountPlace = (db: Database, accountId: number) =>
  db.selectFrom('accounts').select(['zip_code', 'country', 'city']).where('id', '=', accountId).executeTakeFirst();

type BillingPerson = { email: string; language: Language };

const findPeople = async (
  db: Database,
  accountId: number,
  condition = sql<boolean>`true`,
): Promise<BillingPerson[]> => {
  const account = await db
    .selectFrom('accounts')
    .leftJoin('users', (join) =>
      join
        .onRef('users.account_id', '=', 'accounts.id')
        .on(sql<boolean>`lower(users.email) = lower(accounts.accounting_email)`),
    )
    .leftJoin('statement_schedules', 'statement_schedules.account_id', 'accounts.id')
    .select('accounts.accounting_email')
    .select(sql<Language>`coalesce(users.language, statement_schedules.language, 'en')`.as('language'))
    .where('accounts.id', '=', accountId)
    .where(condition)
    .executeTakeFirst();
  if (!account) return [];
  if (account.accounting_email) return [{ email: account.accounting_email, language: account.language }];
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('account_id', '=', accountId)
    .where((user) => user.or([user('role_id', 'in', rolesWith(db, 'post:payments')), user('can_pay', '=', true)]))
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
};

/**
 * Who looks after an account's invoices, each in their language: its accounting address, which may be nobody's of its
 * users, else those who may pay. Nobody where the account wants no mails about invoices.
 */
export const findBillingPeople = (db: Database, accountId: number): Promise<BillingPerson[]> =>
  findPeople(db, accountId, wantsInvoices);

/** The same for what is overdue, which nobody can do without. */
export const findPeopleToRemind = (db: Database, accountId: number): Promise<BillingPerson[]> =>
  findPeople(db, accountId);
