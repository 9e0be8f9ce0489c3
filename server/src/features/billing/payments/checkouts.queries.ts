import { type CheckoutEvent, checkoutMoves, type Difference } from '@portal/contract/billing/checkout-status.ts';
import { receivedStatuses } from '@portal/contract/billing/invoice-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type Expression, type Insertable, sql, type Updateable } from 'kysely';
import type { Scope } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CheckoutInvoices, Checkouts } from '../../../platform/database/db.types.ts';
import { nowByClock, nowByDatabase } from '../../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';

type PaidPart = { id: number; number: number; amount: number };

const parts = sql<PaidPart[]>`coalesce((select json_agg(json_build_object('id', invoices.id, 'number', invoices.number,
    'amount', checkout_invoices.amount) order by invoices.id)
  from checkout_invoices join invoices on invoices.id = checkout_invoices.invoice_id
  where checkout_invoices.checkout_id = checkouts.id), '[]')`;

const receiptNumber = sql<number | null>`(select payments.id from payments
  where payments.checkout_id = checkouts.id and payments.status in (${sql.raw(sqlTexts(receivedStatuses))}))`;

const person = sql<string>`concat_ws(' ', users.first_name, users.last_name)`;

/** Nobody has learned the address of a page that was not opened within this time, nor will. */
const secondsToOpen = 45;
const isInterrupted = sql<boolean>`(checkouts.session_id is null
  and checkouts.created_at <= ${nowByDatabase} - make_interval(secs => ${secondsToOpen}))`;

const selectCheckouts = (db: Database, scope: Scope) =>
  db
    .selectFrom('checkouts')
    .innerJoin('accounts', 'accounts.id', 'checkouts.account_id')
    .innerJoin('users', 'users.id', 'checkouts.created_by')
    .where(
      scope === 'all' ? sql<boolean>`true` : sql<boolean>`checkouts.account_id = any(${scope.accountIds}::integer[])`,
    )
    .selectAll('checkouts')
    .select(['accounts.name as account_name', 'users.email', parts.as('invoices'), person.as('begun_by')])
    .select(sql<Language>`coalesce(users.language, 'en')`.as('language'))
    .select([isInterrupted.as('is_interrupted'), receiptNumber.as('receipt_number')]);
export type CheckoutRow = Awaited<ReturnType<ReturnType<typeof selectCheckouts>['execute']>>[number];

export const findCheckout = (db: Database, scope: Scope, id: number): Promise<CheckoutRow | undefined> =>
  selectCheckouts(db, scope).where('checkouts.id', '=', id).executeTakeFirst();

/** The latest visit to the provider's page for an invoice. */
export const findLatestCheckout = (db: Database, invoiceId: number): Promise<CheckoutRow | undefined> =>
  selectCheckouts(db, 'all')
    .innerJoin('checkout_invoices', 'checkout_invoices.checkout_id', 'checkouts.id')
    .where('checkout_invoices.invoice_id', '=', invoiceId)
    .orderBy('checkouts.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The checkouts that invoices wait for. */
export const findLiveCheckouts = (db: Database, invoiceIds: readonly number[]): Promise<CheckoutRow[]> =>
  selectCheckouts(db, 'all')
    .where('checkouts.id', 'in', (sub) =>
      sub
        .selectFrom('checkout_invoices')
        .select('checkout_id')
        .where('invoice_id', 'in', invoiceIds)
        .where('is_live', '=', true),
    )
    .execute();

/** Checkouts whose payment is not what was asked for, the oldest first. */
export const findDiffering = (db: Database, limit: number): Promise<CheckoutRow[]> =>
  selectCheckouts(db, 'all').where('checkouts.status', '=', 'differs').orderBy('checkouts.id').limit(limit).execute();

/** Keeps a checkout with what of it goes to which invoice. */
export const insertCheckout = async (
  db: Database,
  row: Insertable<Checkouts>,
  paid: readonly Pick<Insertable<CheckoutInvoices>, 'invoice_id' | 'amount'>[],
): Promise<number> => {
  const { id } = await db.insertInto('checkouts').values(row).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('checkout_invoices')
    .values(paid.map((part) => ({ ...part, checkout_id: id })))
    .execute();
  return id;
};

/** Checkouts that are, or were, about some of these invoices. */
const aboutInvoices = (db: Database, invoices: Expression<number> | readonly number[]) =>
  db.selectFrom('checkout_invoices').select('checkout_id').where('invoice_id', 'in', invoices);

const held = (db: Database) => db.selectFrom('checkouts').selectAll().orderBy('id').forNoKeyUpdate();

/**
 * A checkout that is about to change, held until commit with every other one about its invoices, which may be given back
 * by another. The invoices are held after them.
 */
export const lockCheckout = async (db: Database, id: number) => {
  const own = db.selectFrom('checkout_invoices').select('invoice_id').where('checkout_id', '=', id);
  const rows = await held(db)
    .where((where) => where.or([where('id', '=', id), where('id', 'in', aboutInvoices(db, own.$asScalar()))]))
    .execute();
  return rows.find((row) => row.id === id);
};

/** Holds the checkouts about an invoice until commit; the invoice is held after them. */
export const lockCheckoutsOf = (db: Database, invoiceId: number) =>
  held(db)
    .where('id', 'in', aboutInvoices(db, [invoiceId]))
    .execute();

export type LockedCheckout = NonNullable<Awaited<ReturnType<typeof lockCheckout>>>;

export const findParts = (db: Database, checkoutId: number) =>
  db
    .selectFrom('checkout_invoices')
    .select(['invoice_id', 'amount'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('invoice_id')
    .execute();

type CheckoutChanges = Omit<Updateable<Checkouts>, 'id' | 'status'>;

/** Moves a checkout by the contract's table; false where its status does not allow it. */
export const moveCheckout = async (
  db: Database,
  id: number,
  event: CheckoutEvent,
  changes: CheckoutChanges = {},
): Promise<boolean> => {
  const { from, to } = checkoutMoves[event];
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set({ ...changes, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the hold of a checkout on its invoices; answers which ones it still held. */
export const endHold = async (db: Database, checkoutId: number): Promise<number[]> => {
  const rows = await db
    .updateTable('checkout_invoices')
    .set({ is_live: false })
    .where('checkout_id', '=', checkoutId)
    .where('is_live', '=', true)
    .returning('invoice_id')
    .execute();
  return rows.map(({ invoice_id }) => invoice_id);
};

export const updateCheckout = (db: Database, id: number, changes: CheckoutChanges) =>
  db.updateTable('checkouts').set(changes).where('id', '=', id).execute();

export const differenceJson = (difference: Difference): string => JSON.stringify(difference);

/** By the portal's own name of the payment, or by the provider's. */
export const findCheckoutOfNotice = (
  db: Database,
  { key, intentId }: { key: string | null; intentId: string | null },
) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where((where) => where.or([where(sql`key::text`, '=', key ?? ''), where('intent_id', '=', intentId ?? '')]))
    .limit(1)
    .executeTakeFirst();

/** Writes down that a notice came; false where it has come before. */
export const insertNotice = async (
  db: Database,
  row: { event_id: string; kind: string; checkout_id: number | null },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_notices')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Checkouts whose payment is due for a look; they are put off, so that no other server takes them too. */
export const takeDueCheckouts = async (db: Database, { limit, seconds }: { limit: number; seconds: number }) => {
  const { rows } = await sql<{ id: number }>`
    update checkouts set look_at = ${nowByClock} + make_interval(secs => ${seconds})
    where id in (select id from checkouts where look_at <= ${nowByClock} order by look_at limit ${limit}
      for no key update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};
