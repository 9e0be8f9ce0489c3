import { roleIds } from '@portal/contract/access/roles.ts';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { carrierBillRequests } from '../../audit/carrier-bill-requests.ts';
import { ratesRequests } from '../../audit/rates-requests.ts';
import type { Make, Sent } from '../../audit/request-makers.ts';
import { makeHeldMessage } from '../../fixtures/carriers/held-message.ts';
import { unusedScac } from '../../fixtures/carriers/unused-scac.ts';
import { makeInvoice } from '../../fixtures/foreign/foreign-billing.ts';
import { makeDemoRequest } from '../../../seed/demo-requests.ts';
import { makeQuotedLoad } from '../../fixtures/quoted-load.ts';
import type { TestApp } from '../../test-app.ts';

const file = { query: { format: 'csv' } };
const role = { params: { id: roleIds.customerAgent } };
const roleInQuery = { query: { role_id: roleIds.customerAgent } };
const period = { from: '2026-01-01', to: '2026-01-31' };

const newCarrier = ({ services: { db } }: TestApp): Promise<number> => makeCarrier(db, { scac: unusedScac() });

/** The same call as one that writes names, without its body. */
const namedBy =
  (request: { make: Make } | undefined): Make =>
  async (app, people) => ({ params: (await request?.make(app, people))?.params ?? {} });

const inQuery =
  (name: string, more: object = {}): Make =>
  async (_, { shipper }) => ({ query: { ...more, [name]: shipper.account_id } });

const carrierInQuery =
  (more: object = {}): Make =>
  async (app) => ({ query: { ...more, carrier_id: await newCarrier(app) } });

const loadInQuery =
  (name: string, more: object = {}): Make =>
  async (app, { shipper: { account_id } }) => ({
    query: { ...more, [name]: (await makeQuotedLoad(app, { account_id, carrier_id: await newCarrier(app) })).id },
  });

const accountAt =
  (more: Sent = {}): Make =>
  async (_, { shipper }) => ({ params: { id: shipper.account_id }, ...more });

const representativeInQuery =
  (more: object = {}): Make =>
  async (_, { operator }) => ({ query: { ...more, representative_id: operator.user_id } });

const tariffVersion: Make = async ({ services: { db } }) => {
  const scac = unusedScac();
  await makeTariff(db, await makeCarrier(db, { scac }));
  return { query: { kind: 'ltl', scac, series: 'standard', effective_from: '2025-01-01' } };
};

const draft = namedBy(ratesRequests['DELETE /api/rates/drafts/{id}']);
const sheetOfDraft: Make = async (app, people) => {
  const { id: draft_id } = { id: null, ...(await draft(app, people)).params };
  return { query: { draft_id, sheet: 'ltl-rates' } };
};

/** The company that the caller's account is linked to, or one that nobody is. */
const company: Make = async ({ services: { db } }, { shipper }) => {
  const account = db.selectFrom('accounts').select('freight_system_id').where('id', '=', shipper.account_id);
  return { params: { id: (await account.executeTakeFirstOrThrow()).freight_system_id ?? 'company-1' } };
};

const carrierAt: Make = async (app) => ({ params: { id: await newCarrier(app) } });

/**
 * Valid requests of reading calls that name something which is nobody's, by call, or by call and parameter; all others
 * want nothing.
 */
export const readingRequests: Readonly<Record<string, Sent | Make>> = {
  'GET /api/settings/{name}': { params: { name: 'drayage.free_time_terms' } },
  'GET /api/demo-requests/{id} id': async (app) => ({ params: { id: (await makeDemoRequest(app.services.db)).id } }),
  'GET /api/audit-entries object_id': { query: { object_id: '1' } },
  'GET /api/audit-entries/export object_id': { query: { object_id: '1', language: 'en' } },
  'GET /api/api-key/all account_id': inQuery('account_id'),
  'GET /api/accounts/{id}/users role_id': accountAt(roleInQuery),
  'GET /api/accounts/{id}/users/export role_id': accountAt({ query: { ...file.query, ...roleInQuery.query } }),
  'GET /api/users/username': async (_, { shipper }) => ({ query: { username: shipper.email } }),
  'GET /api/roles/{id} id': role,
  'GET /api/role-permissions role_id': roleInQuery,
  'GET /api/mail-samples/{name}': { params: { name: 'invitation' }, query: { language: 'en' } },
  'GET /api/auth/magaya/credentials account_id': inQuery('account_id'),
  'GET /api/accounts/{id}/single-sign-on id': accountAt(),
  'GET /api/magaya-company/exist/{id} id': company,
  'GET /api/magaya-entity/client/contacts client_id': { query: { client_id: 'client-1' } },
  'GET /api/distance/coordinates': { query: { origin: '75207', destination: '60632' } },
  'GET /api/timezone-validation': { query: { zip_code: '75207', date: '2026-11-20', time: '10:00' } },
  'GET /api/standardizers/un-numbers': { query: { search: '1993' } },
  'GET /api/carrier-db/{id} id': carrierAt,
  'GET /api/statistics/operator/overview account_id': inQuery('account_id'),
  'GET /api/statistics/operator/margins account_id': inQuery('account_id', { by: 'account' }),
  'GET /api/statistics/operator/funnel account_id': inQuery('account_id'),
  'GET /api/statistics/operator/first-quotes account_id': inQuery('account_id'),
  'GET /api/statistics/operator/commissions account_id': inQuery('account_id'),
  'GET /api/statistics/operator/report account_id': inQuery('account_id'),
  'GET /api/carriers-alert/figures': { query: { days: 30 } },
  'GET /api/carrier-connections/{id}/scorecard id': carrierAt,
  'GET /api/carrier-wires carrier_id': carrierInQuery(),
  'GET /api/edi-messages carrier_id': carrierInQuery(),
  'GET /api/edi-messages/{id} id': async ({ services }) => ({
    params: { id: (await makeHeldMessage(services.db)).id },
  }),
  'GET /api/loads carrier_id': carrierInQuery(),
  'GET /api/loads/advanced carrier_id': carrierInQuery(),
  'GET /api/loads/export carrier_id': carrierInQuery(file.query),
  'GET /api/drayage/ports/{location}': { params: { location: 'USLAX' } },
  'GET /api/drayage/rates': { query: { place: 'USLAX', zip_code: '92401' } },
  'GET /api/assignments/export ids': loadInQuery('ids', file.query),
  'GET /api/accounts/export': file,
  'GET /api/locations/export': file,
  'GET /api/account-commodity/export': file,
  'GET /api/loads/import-template': file,
  'GET /api/claims representative_id': representativeInQuery(),
  'GET /api/claims/export representative_id': representativeInQuery(file.query),
  'GET /api/v2/quote-insurance/search': { query: { q: 'pumps' } },
  'GET /api/stripe/billings/{id}/collection id': async (app, { shipper }) => ({
    params: { id: await makeInvoice(app, shipper) },
  }),
  'GET /api/accounts/dunning account_id': async (_, { shipper }) => ({ query: { account_id: shipper.account_id } }),
  'GET /api/stripe/billings/{id}/margin id': async (app, { shipper }) => ({
    params: { id: await makeInvoice(app, shipper) },
  }),
  'GET /api/stripe/taxes': { query: period },
  'GET /api/stripe/ledger': { query: period },
  'GET /api/stripe/ledger/file': { query: { ...period, software: 'xero' } },
  'GET /api/carrier-bills carrier_id': carrierInQuery(),
  'GET /api/carrier-bills/charge-names carrier_id': carrierInQuery(),
  'GET /api/carrier-bills load_id': loadInQuery('load_id'),
  'GET /api/carrier-bills/{id} id': namedBy(carrierBillRequests['POST /api/carrier-bills/{id}/packet']),
  'GET /api/rates/version': tariffVersion,
  'GET /api/rates/export draft_id': sheetOfDraft,
  'GET /api/rates/drafts/{id} id': draft,
  'GET /api/rates/tables/{name}': { params: { name: 'fuel-prices' } },
  'GET /api/rates/tables/{name}/export': { params: { name: 'fuel-prices' } },
};
