import type { Shipper } from './make-account.ts';

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type MakeNamed = (app: unknown, owner: Shipper) => Promise<{ id: number; ask: (id: number) => Sent }>;

const accountInQuery =
  (more: Sent['query'] = {}): MakeNamed =>
  async (_, { account_id: id }) => ({ id, ask: (account_id) => ({ query: { ...more, account_id } }) });

const accountLogo: MakeNamed = async (_, { account_id: id }) => ({
  id,
  ask: (accountId) => ({ params: { id: accountId }, body: { logo: 'null' } }),
});

/** Calls that name an account. */
export const accountObjects: Readonly<Record<string, MakeNamed>> = {
  'GET /api/loads account_id': accountInQuery(),
  'GET /api/loads/advanced account_id': accountInQuery(),
  'GET /api/loads/export account_id': accountInQuery({ format: 'csv' }),
  'GET /api/docs/account/attachments account_id': accountInQuery(),
  'PATCH /api/accounts/{id}/settings/documents-logo id': accountLogo,
};
