import { roleIds } from '@portal/contract/access/roles.ts';
import { Password } from '@portal/contract/users/password.ts';
import { z } from 'zod';
import { hashPassword } from '../features/users/password-hash.ts';
import type { Database } from '../platform/database/database.ts';

const Email = z.email().max(254);

/**
 * Makes a platform admin, and the operator's own account where there is none yet.
 * Throws with a plain reason on a bad address, a weak password or an address that is taken.
 */
export async function createFirstAdmin(db: Database, input: { email: string; password: string }): Promise<void> {
  const { email } = input;
  if (!Email.safeParse(email).success) throw new Error(`${email} is not an e-mail address`);
  if (!Password.safeParse(input.password).success) {
    throw new Error('The password needs 8 to 256 characters with upper and lower case, a digit and a symbol');
  }
  const password_hash = await hashPassword(input.password);
  await db.transaction().execute(async (tx) => {
    const account_id = await operatorAccount(tx);
    const user = await tx
      .insertInto('users')
      .values({
        account_id,
        role_id: roleIds.platformAdmin,
        email,
        password_hash,
        first_name: 'Platform',
        last_name: 'Admin',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new Error(`${email} has a user already`);
    await tx
      .insertInto('audit_entries')
      .values({ account_id, action: 'users.create_admin', object_type: 'user', object_id: String(user.id) })
      .execute();
  });
}

async function operatorAccount(db: Database): Promise<number> {
  const existing = await db.selectFrom('accounts').select('id').where('is_operator', '=', true).executeTakeFirst();
  if (existing) return existing.id;
  const made = await db
    .insertInto('accounts')
    .values({ name: 'Freight Portal', is_operator: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
