import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { z } from 'zod';
import { namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { startTestApp } from '../test-app.ts';

// Each call with a body becomes a test, and the rows of the contract are known once the server stands.
// Of its own: to operators some calls list what other files leave behind.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const rows = app.app.rows.filter(({ body, encoding }) => body && (encoding === undefined || encoding === 'json'));
const titled = rows.map((row) => [nameOf(row), row] as const);

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; additionalProperties?: unknown };

const schemaOf = ({ body }: Endpoint): Schema =>
  z.toJSONSchema(body ?? z.never(), { io: 'input', unrepresentable: 'any' }) as Schema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every object a body may hold, with the way to it. */
const objectsIn = (schema: Schema, way: string): { way: string; schema: Schema }[] => [
  ...(schema.properties ? [{ way, schema }] : []),
  ...Object.entries(schema).flatMap(([key, value]) => (isSchema(value) ? objectsIn(value, `${way}.${key}`) : [])),
];

/** What decides who somebody is, whose something is, what it costs and how far it has come. */
const guarded = {
  role: 'platform_admin',
  role_id: 1,
  account_id: 1,
  parent_id: null,
  user_id: 1,
  created_by: 1,
  is_branded: true,
  is_operator: true,
  status: 'delivered',
  price: 1,
  cost: 1,
  markup_percent: 0,
  can_dispatch: true,
  freight_system_id: 'x',
  permissions: ['get:settings'],
} as const;
const guardedNames = Object.keys(guarded);

const ofAccounts = ['parent_id', 'is_branded', 'markup_percent', 'can_dispatch', 'freight_system_id'];

/** The calls that take one of these fields, each of them meant to; who may send which is tested with the call. */
const takenBy: Readonly<Record<string, readonly string[]>> = {
  'PATCH /api/account-children/{id}': ['parent_id'],
  'PATCH /api/accounts/magaya/markups': ['account_id', 'markup_percent'],
  'PATCH /api/accounts/views/{id}': ['status'],
  'PATCH /api/accounts/{id}': [...ofAccounts, 'status'],
  'PATCH /api/api-key/{id}/status': ['status'],
  'PATCH /api/auth/magaya/credentials': ['account_id'],
  'PATCH /api/claims/{id}': ['status'],
  'PATCH /api/claims/{id}/insurer-report': ['status'],
  'PATCH /api/claims/views/{id}': ['account_id', 'status'],
  'PATCH /api/crm/accounts/{id}': [...ofAccounts, 'status'],
  'PATCH /api/demo-requests/{id}': ['status'],
  // Somebody of the load’s account.
  'PATCH /api/loads/{id}/assignee': ['user_id'],
  'PATCH /api/loads/views/{id}': ['account_id', 'status'],
  'PATCH /api/loads/{id}/carriers/markups': ['markup_percent'],
  // What a contact of a place does there.
  'PATCH /api/locations/{id}': ['role'],
  'PATCH /api/users/{id}': ['role', 'role_id', 'account_id', 'status', 'can_dispatch'],
  'POST /api/account-children': ['parent_id'],
  'POST /api/accounts': ofAccounts,
  'POST /api/accounts/views': ['status'],
  'POST /api/accounts/{id}/users': ['role', 'role_id'],
  // What the approver has seen; another one than the booking’s is refused.
  'POST /api/approvals/{id}/approve': ['price'],
  'POST /api/assignments/{load_id}': ['cost'],
  'POST /api/auth/magaya/validate': ['account_id'],
  'POST /api/claims': ['status'],
  'POST /api/claims/views': ['account_id', 'status'],
  'POST /api/crm/accounts': ofAccounts,
  'POST /api/crm/contacts': ['account_id'],
  'POST /api/loads/views': ['account_id', 'status'],
  'POST /api/locations': ['role'],
  'POST /api/rates/explain': ['account_id'],
  'POST /api/role-permissions': ['role_id'],
  'POST /api/stripe/received-payments': ['account_id'],
  'POST /api/users/magaya/register': ['account_id', 'user_id'],
  'POST /api/users/register': ['role', 'role_id', 'account_id'],
};

/** What a browser answers for a passkey, which may hold more than the standard named when this was written. */
const ofBrowsers = ['POST /api/auth/passkeys', 'POST /api/auth/passkeys/sign-in'];

describe('bodies', () => {
  it.each(titled.filter(([name]) => !ofBrowsers.includes(name)))('%s are closed at every depth', (_, row) => {
    const open = objectsIn(schemaOf(row), 'body').filter(({ schema }) => schema.additionalProperties !== false);
    expect(open.map(({ way }) => way)).toEqual([]);
  });

  it('take a field that decides over rights, owners, money or progress where it is meant to be taken', () => {
    const found = Object.fromEntries(
      rows.flatMap((row) => {
        const names = new Set(
          objectsIn(schemaOf(row), 'body').flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
        );
        const taken = guardedNames.filter((name) => names.has(name));
        return taken.length > 0 ? [[nameOf(row), taken.toSorted()]] : [];
      }),
    );
    const meant = Object.entries(takenBy).map(([call, names]) => [call, names.toSorted()] as const);
    expect(found).toEqual(Object.fromEntries(meant));
  });
});

describe('a field too many', () => {
  let owner: Shipper;
  beforeAll(async () => {
    owner = await makeShipper(app);
  });

  const makers = rows.flatMap((row) => {
    const key = Object.keys(namedObjects).find((name) => name.startsWith(`${nameOf(row)} `));
    return key ? [[nameOf(row), row, key] as const] : [];
  });

  it.each(makers)('is refused by %s, which stays as it was', async (_, row, key) => {
    const object = await namedObjects[key]?.(app, owner);
    if (!object) throw new Error(`nobody says how to make what ${key} names`);
    const { body, ...sent } = object.ask(object.id);
    const declared = new Set(Object.keys(schemaOf(row).properties ?? {}));
    const wrong: string[] = [];
    for (const [name, value] of Object.entries(guarded).filter(([field]) => !declared.has(field))) {
      const request = { ...sent, body: { ...(isSchema(body) ? body : {}), [name]: value }, token: owner.token };
      const answer = await app.call(row, request);
      const detail = ErrorReply.safeParse(answer.body).data?.detail ?? [];
      const isRefused =
        answer.status === 403 || (answer.status === 400 && detail.some(({ code }) => code === 'http.unknown_field'));
      if (!isRefused) wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    expect(wrong).toEqual([]);
  });
});
