import { loads } from '@portal/contract/loads/loads.contract.ts';
import { randomUUID } from 'node:crypto';
import { roleIds } from '@portal/contract/access/roles.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import { TOTP } from 'otpauth';
import { importBody, makeDrayage } from '../../features/drayage/drayage.fixture.ts';
import { csvOf, fileOf, goodRow } from '../../features/loads/import/sheet/sheet.fixture.ts';
import { acceptedLoad } from '../fixtures/accepted-load.ts';
import { inDays, loadBody } from '../../features/loads/load-body.fixture.ts';
import { makeAccount } from '../../seed/accounts.ts';
import { damageClaim, makeDeliveredLoad } from '../fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import type { TestApp } from '../test-app.ts';
import {
  byOperator,
  byShipper,
  idOfNew,
  type Make,
  onNew,
  type People,
  type Sent,
  type WritingRequest,
} from './request-makers.ts';
import { approvalRequests } from './approval-requests.ts';
import { billingRequests } from './billing-requests.ts';
import { carrierRequests } from './carrier-requests.ts';
import { dispatchRequests } from './dispatch-requests.ts';
import { imageFile } from './image-file.ts';
import { carrierBillRequests } from './carrier-bill-requests.ts';
import { insuranceRequests } from './insurance-requests.ts';
import { orderRequests } from './order-requests.ts';
import { ratesRequests } from './rates-requests.ts';

const bothLanguages = { en: 'Snow in the Sierra', es: 'Nieve en la sierra' };
const person = () => ({ email: `new-${randomUUID()}@portal.test`, first_name: 'Ana', last_name: 'Ruiz' });
const newAccount = () => ({ name: `Bodega ${randomUUID()}`, markup_percent: 8, user: person() });
const newRole = () => ({ name: `Dock ${randomUUID()}`.slice(0, 30), kind: 'customer_agent' });
const newTruck = () => ({
  code: `T${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`,
  label: { en: '57 ft dry van', es: 'Caja seca de 57 pies' },
  modes: ['ftl'],
  body: 'enclosed',
  max_weight_lb: 46_000,
  length_ft: 57,
  pallets: 28,
});
const permissionName = () => `get:${randomUUID().replaceAll(/[^a-f]/g, '')}`;
const newsItem = () => ({ title: bothLanguages, text: bothLanguages });
const carouselItem = () => ({ title: bothLanguages });
const location = { name: 'Dock 3', city: 'Dallas', state: 'TX', zip_code: '75207' };

/** The first box of an MP4. */
const videoFile = () =>
  new File([new Uint8Array([0, 0, 0, 24]), 'ftypisom\0\0\0\0isommp42'], 'dock.mp4', { type: 'video/mp4' });

const versionOf = async ({ services: { db } }: TestApp, accountId: number): Promise<number> => {
  const account = db.selectFrom('accounts').select('version').where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).version;
};
const otherAccount = ({ services: { db } }: TestApp, parent_id: number | null = null): Promise<number> =>
  makeAccount(db, { name: `Bodega ${randomUUID()}`, parent_id });

const newCarrier = ({ services: { db } }: TestApp): Promise<number> => makeCarrier(db, { scac: unusedScac() });
const alertAbout = (carrier_id: number) => ({ carrier_id, threshold_percent: 92.5, message: bothLanguages });
const onNewAlert = (more: Sent = {}): WritingRequest =>
  byOperator(async (app, people) => {
    const id = await idOfNew(app, people, '/api/carriers-alert', alertAbout(await newCarrier(app)));
    return { params: { id }, ...more };
  });

/** A right of a role, in both calls that give and take one alone. */
const roleAndPermission = async (app: TestApp, people: People) => ({
  role_id: await idOfNew(app, people, '/api/roles', newRole()),
  permission_id: await idOfNew(app, people, '/api/permissions', { name: permissionName() }),
});

const quotedLoad = async (app: TestApp, { account_id }: Shipper) =>
  makeQuotedLoad(app, { account_id, carrier_id: await newCarrier(app) });

/** A container from Savannah, which no tariff prices. */
const haulForOperations = async (app: TestApp, { shipper }: People): Promise<number> => {
  const from = { place: 'USSAV', terminal: 'GARDEN_CITY', door: { zip_code: '30301' } };
  return (await makeDrayage(app, shipper.token, from)).id;
};

/** Somebody who has turned two-step sign-in on, or is about to. */
const personWithSecret = async (app: TestApp) => {
  const { token, password } = await makeShipper(app);
  const { body } = await app.call(secondFactor.begin, { body: { password }, token });
  const code = new TOTP({ secret: body.secret, digits: 6, period: 30 }).generate();
  return { token, password, code };
};
const withFactor: Make = async (app) => {
  const { token, password, code } = await personWithSecret(app);
  await app.call(secondFactor.confirm, { body: { code }, token });
  return { body: { password }, token };
};

const accountRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/accounts': byOperator(async () => ({ body: newAccount() })),
  'POST /api/crm/accounts': byOperator(async () => ({ body: newAccount() })),
  'PATCH /api/crm/accounts/{id}': onNew('/api/accounts', newAccount, { body: { version: 1, tax_id: '74-1' } }),
  'DELETE /api/accounts/{id}': onNew('/api/accounts', newAccount),
  'DELETE /api/crm/accounts/{id}': onNew('/api/accounts', newAccount),
  'PATCH /api/accounts/settings': byShipper(async (app, { shipper }) => ({
    body: { version: await versionOf(app, shipper.account_id), website: 'https://bodega.example' },
  })),
  'PATCH /api/accounts/tracking-preferences': byShipper({ body: { delay: false } }),
  'PATCH /api/mail-choices': byShipper({ body: { deliveries: { delay: 'never' } } }),
  'PATCH /api/accounts/magaya/markups': byOperator(async (app) => {
    const link = { name: 'Bodega', freight_system_id: randomUUID() };
    const account_id = await makeAccount(app.services.db, link);
    return { body: { account_id, version: await versionOf(app, account_id), markup_percent: 7 } };
  }),
  'PATCH /api/accounts/{id}/single-sign-on': byOperator(async (app) => {
    const id = await otherAccount(app);
    const provider = { issuer: 'https://login.bodega.example', client_id: 'portal', client_secret: 'not-a-real-one' };
    return {
      params: { id },
      body: { version: await versionOf(app, id), is_on: false, ...provider, domains: [`${randomUUID()}.example`] },
    };
  }),
  'PATCH /api/auth/magaya/credentials': byOperator(async (app) => {
    const account_id = await otherAccount(app);
    const link = { company_guid: randomUUID(), network_id: '', portal_user: '' };
    return { body: { account_id, version: await versionOf(app, account_id), ...link } };
  }),
  'POST /api/account-children': byOperator(async (app) => ({
    body: { parent_id: await otherAccount(app), child_id: await otherAccount(app) },
  })),
  'PATCH /api/account-children/{id}': byOperator(async (app) => ({
    params: { id: await otherAccount(app, await otherAccount(app)) },
    body: { parent_id: await otherAccount(app) },
  })),
  'DELETE /api/account-children/{id}': byOperator(async (app) => ({
    params: { id: await otherAccount(app, await otherAccount(app)) },
  })),
  'POST /api/crm/contacts': byOperator(async (app) => ({
    body: { name: 'Elena Quiroz', account_id: await otherAccount(app) },
  })),
  'POST /api/users/register': byOperator(async (app) => ({
    body: { ...person(), account_id: await otherAccount(app), role: 'account_admin' },
  })),
  'POST /api/users/admin/register': byOperator(async ({ services: { db } }, { operator }) => {
    await db.updateTable('accounts').set({ is_operator: true }).where('id', '=', operator.account_id).execute();
    return { body: person() };
  }),
  'PATCH /api/users/{id}': byShipper(async (_, { shipper }) => ({
    params: { id: shipper.user_id },
    body: { first_name: `Sam ${randomUUID().slice(0, 8)}` },
  })),
  'POST /api/api-key/register': byShipper(async (app) => ({
    body: { name: 'Warehouse' },
    token: (await makeShipper(app)).token,
  })),
  ...approvalRequests,
  'POST /api/auth/second-factor/confirm': byShipper(async (app) => {
    const { token, code } = await personWithSecret(app);
    return { body: { code }, token };
  }),
  'POST /api/auth/second-factor/recovery-codes': byShipper(withFactor),
  'POST /api/auth/second-factor/remove': byShipper(withFactor),
  'POST /api/auth/access/end': byShipper(async (app) => {
    const { token, password } = await makeShipper(app);
    return { body: { password }, token };
  }),
  'POST /api/users/{id}/access/end': byShipper(async (app, { shipper: { account_id } }) => ({
    params: { id: (await makeShipper(app, { account_id, role: 'customer_agent' })).user_id },
  })),
  'POST /api/users/{id}/shared-links/end': byShipper(async (app, { shipper: { account_id } }) => ({
    params: { id: (await makeShipper(app, { account_id, role: 'customer_agent' })).user_id },
  })),
  'POST /api/auth/sign-out': byShipper(async (app) => ({ token: (await makeShipper(app)).token })),
};

const roleRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/roles': byOperator(async () => ({ body: newRole() })),
  'PATCH /api/roles/{id}': onNew('/api/roles', newRole, { body: { description: 'At the dock' } }),
  'DELETE /api/roles/{id}': onNew('/api/roles', newRole),
  'PATCH /api/roles/{id}/rights': onNew('/api/roles', newRole, {
    body: { add: [{ permission: 'get:payments', when_dispatch: null, when_branded: null }], remove: [] },
  }),
  'POST /api/roles/{id}/restore': byOperator(async ({ services: { db } }) => {
    const right = db.selectFrom('permissions').select('id').where('name', '=', 'get:loads');
    await db
      .deleteFrom('role_permissions')
      .where('role_id', '=', roleIds.salesAgent)
      .where('permission_id', '=', right)
      .execute();
    return { params: { id: roleIds.salesAgent } };
  }),
  'POST /api/role-permissions': byOperator(async (app, people) => ({ body: await roleAndPermission(app, people) })),
  'DELETE /api/role-permissions/{id}': byOperator(async (app, people) => ({
    params: { id: await idOfNew(app, people, '/api/role-permissions', await roleAndPermission(app, people)) },
  })),
  'POST /api/permissions': byOperator(async () => ({ body: { name: permissionName() } })),
  'DELETE /api/permissions/{id}': onNew('/api/permissions', () => ({ name: permissionName() })),
};

const operatorsRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/carriers-alert': byOperator(async (app) => ({ body: alertAbout(await newCarrier(app)) })),
  'PATCH /api/carriers-alert/{id}': onNewAlert({ body: { threshold_percent: 88 } }),
  'DELETE /api/carriers-alert/{id}': onNewAlert(),
  'POST /api/trucks-types': byOperator(async () => ({ body: newTruck() })),
  'PATCH /api/trucks-types/{id}': onNew('/api/trucks-types', newTruck, { body: { pallets: 30 } }),
  'PATCH /api/trucks-types/{id}/image': byOperator(async (app, people) => ({
    params: { id: await idOfNew(app, people, '/api/trucks-types', newTruck()) },
    body: { image: await imageFile() },
  })),
  'DELETE /api/trucks-types/{id}': onNew('/api/trucks-types', newTruck),
  'POST /api/home': byOperator(async () => ({ body: newsItem() })),
  'PATCH /api/home/{id}': onNew('/api/home', newsItem, { body: { version: 1, active: false } }),
  'DELETE /api/home/{id}': onNew('/api/home', newsItem),
  'POST /api/carousel': byOperator(async () => ({ body: carouselItem() })),
  'PATCH /api/carousel/{id}': onNew('/api/carousel', carouselItem, { body: { version: 1, active: false } }),
  'DELETE /api/carousel/{id}': onNew('/api/carousel', carouselItem),
  'POST /api/carousel/{id}/image': byOperator(async (app, people) => ({
    params: { id: await idOfNew(app, people, '/api/carousel', carouselItem()) },
    body: { file: await imageFile() },
  })),
  'POST /api/carousel/{id}/video': byOperator(async (app, people) => ({
    params: { id: await idOfNew(app, people, '/api/carousel', carouselItem()) },
    body: { file: videoFile() },
  })),
  'PATCH /api/carousel/order': byOperator(async (app, people) => {
    await idOfNew(app, people, '/api/carousel', carouselItem());
    await idOfNew(app, people, '/api/carousel', carouselItem());
    const items = await app.services.db.selectFrom('carousel_items').select('id').orderBy('position', 'desc').execute();
    return { body: { ids: items.map(({ id }) => id) } };
  }),
};

const loadRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/locations': byShipper({ body: location }),
  'POST /api/locations/import': byShipper({
    body: { file: fileOf('name,zip_code,city,state\nNorth gate,75207,Dallas,TX'), dry_run: 'false' },
  }),
  'POST /api/account-commodity/import': byShipper({
    body: { file: fileOf('commodity,weight\nBrake discs,820'), dry_run: 'false' },
  }),
  'POST /api/account-commodity': byShipper({ body: { commodity: 'Pumps' } }),
  'POST /api/loads': byShipper(async () => ({ body: loadBody() })),
  'POST /api/loads/{id}/operations': byShipper(async (app, { shipper }) => {
    const { body } = await app.call(loads.create, { body: loadBody({ draft: true }), token: shipper.token });
    return { params: { id: body.id } };
  }),
  'POST /api/loads/views': byShipper(async () => ({ body: { name: randomUUID(), filters: {} } })),
  'POST /api/accounts/views': byShipper(async () => ({ body: { name: randomUUID(), filters: {} } })),
  'POST /api/claims/views': byShipper(async () => ({ body: { name: randomUUID(), filters: {} } })),
  'POST /api/load-accessorials': byShipper(async (app, { shipper }) => ({
    body: { load_id: (await quotedLoad(app, shipper)).id, code: 'LFTD' },
  })),
  'POST /api/drayage': byShipper(async () => ({ query: {}, body: importBody() })),
  'POST /api/loads/{load_id}/tracking-link': byShipper(async (app, { shipper }) => ({
    params: { load_id: await acceptedLoad(app, shipper) },
    body: { days: 7 },
  })),
  'POST /api/loads/import': byShipper(async () => ({
    body: { file: fileOf(csvOf([goodRow()])), dry_run: 'false' },
  })),
  'POST /api/drayage/{load_id}/quote': byOperator(async (app, people) => ({
    params: { load_id: await haulForOperations(app, people) },
    body: { lines: [{ code: 'BASE', amount: 1200 }], valid_until: inDays(4) },
  })),
  'POST /api/drayage/{load_id}/hand-back': byOperator(async (app, people) => ({
    params: { load_id: await haulForOperations(app, people) },
    body: { reason: 'The terminal is closed.' },
  })),
  'POST /api/claims': byShipper(async (app, { shipper }) => ({
    body: await damageClaim(app, await makeDeliveredLoad(app, shipper.account_id)),
  })),
  'POST /api/user-docs': byShipper(async (app, { shipper }) => {
    const load_id = await makeDeliveredLoad(app, shipper.account_id);
    return { body: { load_id: `${load_id}`, type: 'photo', file: await imageFile() } };
  }),
  'POST /api/docs/generate': byShipper(async (app, { shipper }) => ({
    body: { load_id: await acceptedLoad(app, shipper, unusedScac()), type: 'bol', language: 'en' },
  })),
};

/**
 * A valid request of each call that writes and that `foreign-objects.ts` has none for, by `method path`; those are sent
 * by the shipper who owns what they name.
 */
export const writingRequests: Readonly<Record<string, WritingRequest>> = {
  ...accountRequests,
  ...roleRequests,
  ...operatorsRequests,
  ...loadRequests,
  ...orderRequests,
  ...dispatchRequests,
  ...insuranceRequests,
  ...ratesRequests,
  ...billingRequests,
  ...carrierRequests,
  ...carrierBillRequests,
};
