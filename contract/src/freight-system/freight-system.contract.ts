import { z } from 'zod';
import { Account } from '../accounts/account.ts';
import { AccountChange } from '../accounts/account-input.ts';
import { Tokens } from '../auth/auth.contract.ts';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Invitation, ListedUser } from '../users/managed-user.ts';
import { Id, IdText, text } from '../values/values.ts';
import { ConnectionChange, Guid, NetworkId } from './connection.ts';
import { freightSystemCalls } from './freight-system.calls.ts';
import { secret } from '../values/secret.ts';

/** Why a company cannot be reached; `none` where all is well. */
export const ConnectionFault = z.enum([
  'none',
  'not_linked',
  'not_connected',
  'unknown_company',
  'access_denied',
  'unavailable',
  'nonsense',
]);
export type ConnectionFault = z.infer<typeof ConnectionFault>;

/** How an account is reached in the freight system. The password is never sent. */
export const Connection = z.strictObject({
  account_id: Id,
  company_guid: z.string().nullable(),
  network_id: z.string(),
  portal_user: z.string(),
  has_password: z.boolean(),
  /** The account's; a change names the version it was made from. */
  version: z.int(),
  /** Who signs in from there. */
  users: z.array(z.strictObject({ user_id: Id, name: z.string(), email: z.string(), user_guid: z.string() })),
});
export type Connection = z.infer<typeof Connection>;

const person = { id: z.string(), name: z.string(), email: z.string(), phone: z.string() };

export const freightSystem = contract(freightSystemCalls, {
  companyExists: {
    summary: 'Whether the freight system has a company: any for the operator, the linked one for the others',
    params: z.strictObject({ id: Guid }),
    reply: z.strictObject({ exists: z.boolean() }),
    errors: [404, 503],
    perMinute: 30,
  },
  clients: {
    summary: 'Clients of the company the account is linked to in the freight system',
    query: z.strictObject({ ...PageQuery.shape, starts_with: text(100).optional() }),
    reply: page(
      z.strictObject({
        ...person,
        account_number: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        zip_code: z.string(),
        country: z.string(),
      }),
    ),
    errors: [404, 503],
    perMinute: 30,
  },
  contacts: {
    summary: 'People of one client of the linked company',
    query: z.strictObject({ ...PageQuery.shape, client_id: Guid }),
    reply: page(z.strictObject(person)),
    errors: [404, 503],
    perMinute: 30,
  },
  signIn: {
    summary: 'Sign in with the ticket of a link the freight system opened for one of its users; a ticket works once',
    body: z.strictObject({
      magaya_company_guid: Guid,
      magaya_network_id: NetworkId,
      magaya_user_guid: Guid,
      magaya_ticket: secret(z.string().regex(/^[\w-]{16,200}$/)),
    }),
    reply: Tokens,
    errors: [401, 503],
    perMinute: 10,
  },
  validate: {
    summary:
      'Whether the freight system lets the portal in: with what is kept of an account, the operator also with what is typed',
    body: ConnectionChange.pick({ company_guid: true, portal_user: true, portal_password: true })
      .partial()
      .extend({ account_id: Id }),
    reply: z.strictObject({ fault: ConnectionFault }),
    errors: [404],
    perMinute: 20,
  },
  connection: {
    summary: 'How an account is reached in the freight system, and who signs in from there',
    query: z.strictObject({ account_id: IdText }),
    reply: Connection,
    errors: [404],
  },
  changeConnection: {
    summary:
      'Link an account to a company of the freight system, or to none; whoever signed in from another is signed out',
    body: ConnectionChange,
    reply: Connection,
    errors: [404, 409],
    perMinute: 30,
  },
  registerUser: {
    summary: 'Let a user of the freight system sign in to the linked account: somebody new, or a user of that account',
    body: z.union([
      Invitation.omit({ role: true, role_id: true }).extend({ account_id: Id, user_guid: Guid }),
      z.strictObject({ account_id: Id, user_guid: Guid, user_id: Id }),
    ]),
    reply: ListedUser,
    status: 201,
    errors: [404, 409],
    perMinute: 30,
  },
  changeMarkups: {
    summary: 'The operator’s markup on an account linked to the freight system',
    body: AccountChange.pick({
      version: true,
      markup_percent: true,
      markup_min: true,
      markups_by_mode: true,
      sells_at_cost: true,
    }).extend({ account_id: Id }),
    reply: Account,
    errors: [404, 409],
  },
});
