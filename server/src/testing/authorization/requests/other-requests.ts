import { makeAccount } from '../../../seed/accounts.ts';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { inDays } from '../../../features/loads/load-body.fixture.ts';
import { randomUUID } from 'node:crypto';
import type { Make, Sent } from '../../audit/request-makers.ts';
import { makeHeldMessage } from '../../fixtures/carriers/held-message.ts';
import { unusedScac } from '../../fixtures/carriers/unused-scac.ts';
import { makeDeliveredLoad } from '../../fixtures/filed-claim.ts';
import { makeInvoice, makePayment } from '../../fixtures/foreign/foreign-billing.ts';
import { testPassword } from '../../fixtures/make-account.ts';
import { makeDemoRequest } from '../../../seed/demo-requests.ts';
import { absentId } from '../../fixtures/foreign/foreign-objects.ts';
import { makeQuotedLoad } from '../../fixtures/quoted-load.ts';
import type { TestApp } from '../../test-app.ts';

const newCarrier = ({ services: { db } }: TestApp): Promise<number> => makeCarrier(db, { scac: unusedScac() });

const newWire = async (app: TestApp): Promise<number> => {
  const [wire] = await app.services.db
    .insertInto('carrier_wires')
    .values({ carrier_id: await newCarrier(app), wire: 'portal', standard_version: '1', address: '/nowhere' })
    .returning('id')
    .execute();
  return wire?.id ?? 0;
};

const quotedLoad: Make = async (app, { shipper: { account_id } }) => {
  const { id: load_id } = await makeQuotedLoad(app, { account_id, carrier_id: await newCarrier(app) });
  return { body: { load_id } };
};

const invoiceAt =
  (body: unknown): Make =>
  async (app, { shipper }) => ({ params: { id: await makeInvoice(app, shipper) }, body });

const price: Make = async (app) => {
  const carrier_id = await newCarrier(app);
  await makeTariff(app.services.db, carrier_id);
  const places = { origin_zip_code: '75207', destination_zip_code: '60632' };
  const items = [{ freight_class: '100', weight: 400 }];
  return { body: { carrier_id, mode: 'ltl', pickup_date: inDays(2), ...places, items } };
};

/** As a browser sends it, of a passkey that was made for nothing the portal knows. */
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};

/**
 * Valid requests of calls that leave no entry of the audit, whose entry is shown with their feature, or that the audit
 * sends about somebody else's account.
 */
export const otherRequests: Readonly<Record<string, Sent | Make>> = {
  'PATCH /api/approval-rules': { body: { version: 999_999, rules: [] } },
  'PATCH /api/routing-guide': { body: { version: 999_999, effective_on: inDays(2), rules: [] } },
  'POST /api/routing-guide/trial': { body: { rules: [] } },
  'POST /api/approval-deputies': { body: { deputy_id: absentId, from_day: '2090-01-02', to_day: '2090-01-03' } },
  'POST /api/auth/passkeys': { body: { name: 'Phone', credential: passkey } },
  'POST /api/crm/contacts': async (_, { shipper }) => ({
    body: { name: 'Elena Quiroz', account_id: shipper.account_id },
  }),
  'POST /api/users/admin/register': async () => ({
    body: { email: `new-${randomUUID()}@portal.test`, first_name: 'Ana', last_name: 'Ruiz' },
  }),
  'PATCH /api/settings/{name}': {
    params: { name: 'insurance.reminder_days' },
    body: { value: 6, version: 2_147_483_647 },
  },
  'PATCH /api/demo-requests/{id}': async (app) => ({
    params: { id: (await makeDemoRequest(app.services.db)).id },
    body: { status: 'declined' },
  }),
  'POST /api/failed-jobs/retry': { body: { ids: ['999999999999'] } },
  'POST /api/auth/second-factor': { body: { password: testPassword } },
  'POST /api/auth/passkeys/options': { body: { password: testPassword } },
  'POST /api/notifications/read': { body: { ids: [2_147_483_647] } },
  'POST /api/mail-samples/{name}/send': { params: { name: 'invitation' }, body: { language: 'en' } },
  'PATCH /api/users/user-tour': { query: { section_name: 'loads' } },
  'POST /api/auth/magaya/validate': async (_, { shipper }) => ({ body: { account_id: shipper.account_id } }),
  'POST /api/users/magaya/register': async ({ services: { db } }) => ({
    body: {
      account_id: await makeAccount(db, { name: `Bodega ${randomUUID()}`, freight_system_id: randomUUID() }),
      user_guid: randomUUID(),
      email: `new-${randomUUID()}@portal.test`,
      first_name: 'Ana',
      last_name: 'Ruiz',
    },
  }),
  'POST /api/accounts/{id}/single-sign-on/check': async (_, { shipper }) => ({
    params: { id: shipper.account_id },
    body: { issuer: 'https://login.bodega.example' },
  }),
  'POST /api/standardizers/line-items/info': {
    body: {
      line_items: [
        { commodity: 'Pumps', handling_unit: 'CRT', handling_unit_count: 1, freight_class: '70', weight: 400 },
      ],
    },
  },
  'POST /api/carrier-connections/{id}/check': async (app) => ({ params: { id: await newCarrier(app) } }),
  'POST /api/edi-partners/{carrier_id}/poll': async ({ services }) => ({
    params: { carrier_id: (await makeHeldMessage(services.db)).carrier_id },
  }),
  'POST /api/carrier-wires/{id}/check': async (app) => ({ params: { id: await newWire(app) } }),
  'POST /api/quote-file': quotedLoad,
  'POST /api/quote-file/excel': quotedLoad,
  'POST /api/v2/quote-insurance/quote': {
    body: {
      origin_zip_code: '85043',
      destination_zip_code: '28208',
      insured_value: 48_000,
      commodity: 'Brake rotors, boxed',
      commodity_group: 'auto_parts',
      departs_on: inDays(3),
    },
  },
  'POST /api/stripe/billings/{id}/sent-refunds': invoiceAt({
    method: 'check',
    reference: '10482',
    amount: 20,
    sent_on: '2026-11-20',
  }),
  'POST /api/stripe/billings/{id}/applied-credits': invoiceAt({ amount: 20 }),
  'POST /api/stripe/payments/{id}/bounce': async (app, { shipper }) => ({
    params: { id: await makePayment(app, shipper) },
    body: { bounced_on: '2026-11-22', reason: 'Insufficient funds' },
  }),
  'POST /api/stripe/payments/{id}/sent-refunds': async (app, { shipper }) => ({
    params: { id: await makePayment(app, shipper) },
    body: { method: 'check', reference: '10482', amount: 20, sent_on: '2026-11-22' },
  }),
  // Never over: no month of the books that all tests share is closed.
  'POST /api/stripe/months/close': { body: { month: '2099-12' } },
  'POST /api/stripe/months/reopen': { body: { month: '2099-12', reason: 'A check was forgotten' } },
  'POST /api/stripe/billings/{id}/refunds': invoiceAt({ amount: 20, reason: 'goodwill' }),
  'POST /api/stripe': async (app, { shipper }) => ({
    body: { load_id: await makeDeliveredLoad(app, shipper.account_id) },
  }),
  'POST /api/stripe/pay': async (app, { shipper }) => ({ body: { billing_ids: [await makeInvoice(app, shipper)] } }),
  'POST /api/rates/explain': price,
};
