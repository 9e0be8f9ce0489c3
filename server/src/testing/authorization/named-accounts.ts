import { makeCarrier } from '../../seed/carriers.ts';
import type { MakeNamed } from '../fixtures/foreign/foreign-objects.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';

/** The account itself. */
export const ownAccount: MakeNamed = async (_, { account_id }) => ({
  id: account_id,
  ask: (id) => ({ params: { id } }),
});

/** A quoted load of the account. */
export const loadOf =
  (more: { query?: Record<string, unknown>; body?: unknown }): MakeNamed =>
  async (app, { account_id }) => {
    const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
    const { id } = await makeQuotedLoad(app, { account_id, carrier_id });
    return { id, ask: (loadId) => ({ params: { id: loadId }, ...more }) };
  };
