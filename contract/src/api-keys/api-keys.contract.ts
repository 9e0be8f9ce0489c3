import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Id, IdText, Instant, requiredText, text } from '../values/values.ts';
import { apiKeysCalls } from './api-keys.calls.ts';
import { secret } from '../values/secret.ts';

export const ApiKeyStatus = z.enum(['active', 'disabled']);
export type ApiKeyStatus = z.infer<typeof ApiKeyStatus>;

/** A key as it is shown: never its secret. */
export const ApiKey = z.strictObject({
  id: Id,
  name: z.string(),
  /** What the secret begins with, so that its holder knows which key it is. */
  prefix: z.string(),
  status: ApiKeyStatus,
  /** Names of rights it is limited to; null where it may whatever its creator may. */
  rights: z.array(z.string()).nullable(),
  /** The account's own key, made by register. */
  is_company: z.boolean(),
  account: z.strictObject({ id: Id, name: z.string() }),
  created_by: z.strictObject({ id: Id, name: z.string() }),
  created_at: Instant,
  /** Within a minute of the truth. */
  last_used_at: Instant.nullable(),
  last_used_ip: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = ApiKey.extend({
  /** Sent as the header `x-api-key`. It is shown this one time. */
  key: secret(z.string()),
});

const Name = requiredText(80);
const Rights = z.array(z.string().min(1).max(80)).min(1).max(300).nullable();
const byId = z.strictObject({ id: IdText });

const Filters = z.strictObject({
  /** In names of keys, accounts and creators, and in prefixes. */
  search: text(80).optional(),
  status: ApiKeyStatus.optional(),
});

const Keys = page(ApiKey).extend({
  /** Over all that match: in how many accounts they are, and how many are switched off. */
  accounts: z.int(),
  switched_off: z.int(),
});

export const apiKeys = contract(apiKeysCalls, {
  list: {
    summary: 'API keys of the own account, or of one below it, the latest first',
    query: Filters.extend(PageQuery.shape).extend({ account_id: IdText.optional() }),
    reply: Keys,
    errors: [404],
  },
  all: {
    summary: 'API keys of all accounts, the latest first',
    query: Filters.extend(PageQuery.shape).extend({ account_id: IdText.optional() }),
    reply: Keys,
  },
  company: {
    summary: 'The own account’s key, without its secret; null before it is registered',
    reply: z.strictObject({ key: ApiKey.nullable() }),
  },
  create: {
    summary: 'Make a key; the answer alone holds its secret',
    body: z.strictObject({ name: Name, rights: Rights.default(null) }),
    reply: NewApiKey,
    status: 201,
    errors: [409],
    perMinute: 20,
  },
  register: {
    summary: 'Make the account’s own key, its first',
    body: z.strictObject({ name: Name.optional() }),
    reply: NewApiKey,
    status: 201,
    errors: [409],
    perMinute: 20,
  },
  change: {
    summary: 'Rename a key of the own account or change what it is limited to',
    params: byId,
    body: z.strictObject({ name: Name, rights: Rights }).partial(),
    reply: ApiKey,
    errors: [404],
  },
  changeStatus: {
    summary: 'Switch a key on or off; keys of accounts below only off. It counts within a second',
    params: byId,
    body: z.strictObject({ status: ApiKeyStatus }),
    reply: ApiKey,
    errors: [404],
  },
  remove: {
    summary: 'Delete a key of the own account; its calls are refused within a second',
    params: byId,
    errors: [404],
  },
});
