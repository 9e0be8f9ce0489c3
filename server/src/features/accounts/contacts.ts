import type { Contact } from '@portal/contract/accounts/account.ts';
import type { ContactFields, NewContact } from '@portal/contract/accounts/account-input.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { assertPhoneOf } from '../users/manage/change-user.ts';
import { accountInScope } from './account-in-scope.ts';
import {
  countContacts,
  deleteContact,
  findContacts,
  insertContact,
  lockContact,
  updateContact,
} from './contacts.queries.ts';

/** Contacts one account shows at once. */
const mostOfAccount = 200;

/** The people to call at one account, in the order they were added. 404. */
export const listContactsOf = async (ctx: Ctx, accountId: number): Promise<{ items: Contact[] }> => {
  await accountInScope(ctx, accountId);
  const wanted = { account_id: accountId };
  return { items: await findContacts(ctx.db, ctx.scope, wanted, { skip: 0, limit: mostOfAccount }) };
};

type Question = { account_id?: number | undefined; search?: string | undefined; skip: number; limit: number };

/** People to call at the accounts in scope. 404 for a foreign account. */
export const listContacts = async (ctx: Ctx, { skip, limit, ...wanted }: Question) => {
  if (wanted.account_id !== undefined) await accountInScope(ctx, wanted.account_id);
  const [items, total] = await Promise.all([
    findContacts(ctx.db, ctx.scope, wanted, { skip, limit }),
    countContacts(ctx.db, ctx.scope, wanted),
  ]);
  return { items, total };
};

const what = ({ id, account_id }: Contact) => ({ object_type: 'contact', object_id: id, account_id });

/** Adds somebody to call. 400 for a phone nobody can call from the account's country, 404 for a foreign account. */
export const addContact = (ctx: Ctx, contact: NewContact): Promise<Contact> =>
  withTransaction(ctx, async (tx) => {
    assertPhoneOf(contact.phone ?? '', await accountInScope(tx, contact.account_id));
    const after = await insertContact(tx.db, contact);
    await audit(tx, { action: 'contact.added', ...what(after), after });
    return after;
  });

/** Changes what is named of a contact. 400 for a phone as above, 404. */
export const changeContact = (ctx: Ctx, id: number, change: Partial<ContactFields>): Promise<Contact> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockContact(tx.db, tx.scope, id);
    if (!before) throw notFound();
    if (change.phone) assertPhoneOf(change.phone, await accountInScope(tx, before.account_id));
    const after = await updateContact(tx.db, tx.scope, id, change);
    if (!after) throw notFound();
    await audit(tx, { action: 'contact.changed', ...what(after), before, after });
    return after;
  });

/** Removes a contact. 404. */
export const removeContact = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await deleteContact(tx.db, tx.scope, id);
    if (!before) throw notFound();
    await audit(tx, { action: 'contact.removed', ...what(before), before });
  });
