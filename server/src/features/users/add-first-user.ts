import { roleIds } from '@portal/contract/access/roles.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { requireRights } from './power/held-rights.ts';
import { sendInvitation } from './send-password-link.ts';
import { insertUser } from './users.queries.ts';

type FirstUser = {
  account_id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  phone_extension: string;
  language: Language;
};

/**
 * Adds the administrator of an account just opened, in the caller's transaction, and mails the invitation after
 * it. 403 `roles.not_held` where the caller holds less than an administrator; 409 `users.email_taken`: an address
 * belongs to one user of the portal.
 */
export const addFirstUser = async (tx: Ctx, user: FirstUser): Promise<void> => {
  const given = await requireRights(tx, { kind: 'new_user', role_id: roleIds.accountAdmin });
  const id = await insertUser(tx, given, user);
  if (id === undefined) throw problem('users.email_taken', 409, { field: 'user.email' });
  const what = { object_type: 'user', object_id: id, account_id: user.account_id };
  await audit(tx, { action: 'users.added', ...what, after: user });
  await sendInvitation(tx, id);
};
