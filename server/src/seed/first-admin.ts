import { roleIds } from '@portal/contract/access/roles.ts';
import { Password } from '@portal/contract/users/password.ts';
import { OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { Email } from '@portal/contract/values/values.ts';
import { accountFields } from '../features/settings/operator-identity.ts';
import { findSettings } from '../platform/settings/settings.queries.ts';
import { hashPassword } from '../features/users/password-hash.ts';
import type { Database } from '../platform/database/database.ts';

type FirstAdmin = {
  email: string;
  password: string;
  /** What the environment says of the operator; counts where no start has stored its identity yet. */
  operator: Partial<OperatorIdentity>;
};

/**
 * Makes a platform admin, and the operator's own account where there is none yet.
 * Throws with a plain reason on a bad address, a weak password or an address that is taken.
 */
export async function createFirstAdmin(db: Database, input: FirstAdmin): Promise<void> {
  const { email } = input;
  if (!Email.safeParse(email).success) throw new Error(`${email} is not an e-mail address`);
  if (!Password.safeParse(input.password).success) {
    throw new Error('The password needs 8 to 256 characters with upper and lower case, a digit and a symbol');
  }
  const password_hash = await hashPassword(input.password);
  await db.transaction().execute(async (tx) => {
    const account_id = await operatorAccount(tx, input.operator);
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

async function operatorAccount(db: Database, fromEnvironment: Partial<OperatorIdentity>): Promise<number> {
  const existing = await db.selectFrom('accounts').select('id').where('is_operator', '=', true).executeTakeFirst();
  if (existing) return existing.id;
  const stored = (await findSettings(db)).find(({ name }) => name === operatorIdentity.name);
  const operator = stored?.value ?? { ...operatorIdentity.default, ...fromEnvironment };
  const made = await db
    .insertInto('accounts')
    .values({ ...accountFields(OperatorIdentity.parse(operator)), is_operator: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
