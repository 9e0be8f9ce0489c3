import type { RunningApp } from '../app.ts';
import { makeClaimRow, makeDeliveredLoad } from './claim-world.ts';
import type { Shipper } from './make-account.ts';

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type MakeNamed = (app: RunningApp, owner: Shipper) => Promise<{ id: number; ask: (id: number) => Sent }>;

/** A submitted case about a load the owner has. */
const claimAt =
  (body?: object): MakeNamed =>
  async (app, { account_id }) => {
    const load_id = await makeDeliveredLoad(app, account_id);
    const id = await makeClaimRow(app, { load_id, account_id });
    return { id, ask: (claimId) => ({ params: { id: claimId }, ...(body ? { body } : {}) }) };
  };

const loadInQuery: MakeNamed = async (app, { account_id }) => ({
  id: await makeDeliveredLoad(app, account_id),
  ask: (load_id) => ({ query: { load_id } }),
});

/** The calls of claims that name an object of an account, for `namedObjects`. */
export const claimObjects: Readonly<Record<string, MakeNamed>> = {
  'GET /api/claims load_id': loadInQuery,
  'GET /api/claims account_id': async (_, { account_id: id }) => ({
    id,
    ask: (account_id) => ({ query: { account_id } }),
  }),
  'GET /api/claims/guide load_id': loadInQuery,
  'GET /api/claims/{id} id': claimAt(),
  'PATCH /api/claims/{id} id': claimAt({ version: 1, action: 'withdraw' }),
  'GET /api/claims/{id}/messages id': claimAt(),
  'POST /api/claims/{id}/messages id': claimAt({ text: 'Any news?' }),
  'POST /api/claims/{id}/packet id': claimAt({ format: 'pdf' }),
};
