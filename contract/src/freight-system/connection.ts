import { z } from 'zod';
import { Id, requiredText, text } from '../values/values.ts';
import { secret } from '../values/secret.ts';

/** What the freight system calls a company, a user, a client or a contact by. Capital letters count. */
export const Guid = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/);

/** The number of the network a company of the freight system belongs to. */
export const NetworkId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** How the portal reaches an account’s company in the freight system. */
export const ConnectionChange = z.strictObject({
  account_id: Id,
  /** The account's version this was made from. */
  version: z.int().min(1).max(2_147_483_647),
  /** Null: the account is linked to no company any more. */
  company_guid: Guid.nullable(),
  network_id: z.union([z.literal(''), NetworkId]),
  /** The portal's user in that company; empty where the portal's common one is let in. */
  portal_user: text(100),
  /** Left out: the one kept stays, as long as company and user do. */
  portal_password: secret(requiredText(200)).optional(),
});
export type ConnectionChange = z.infer<typeof ConnectionChange>;
