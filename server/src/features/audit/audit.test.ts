import { operatorActions } from '@portal/contract/audit/audit-action.ts';
import { audit } from '@portal/contract/audit/audit.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit as writeEntry } from '../../platform/audit.ts';
import { systemContext } from '../../platform/context.ts';
import { makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});

type Entry = Parameters<typeof writeEntry>[1];
type Filters = Parameters<typeof app.call<typeof audit.list>>[1]['query'];

const write = (entry: Entry) => writeEntry(systemContext(app.services, 'test'), entry);
const list = (who: Shipper, query: Filters = {}) => app.call(audit.list, { query, token: who.token });
const actionsOf = async (who: Shipper, query: Filters = {}) =>
  (await list(who, query)).body.items.map(({ action }) => action);

/** A shipper with a document removed by itself and a logo changed by the operator. */
const shipperWithEntries = async () => {
  const shipper = await makeShipper(app);
  const { account_id } = shipper;
  await write({
    action: 'document.removed',
    object_type: 'document',
    object_id: 4_711,
    account_id,
    actor_user_id: shipper.user_id,
    before: { name: 'bol.pdf' },
  });
  await write({
    action: 'account.documents-logo-changed',
    object_type: 'account',
    object_id: account_id,
    account_id,
    actor_user_id: operator.user_id,
    before: { markup_percent: 12 },
    after: { markup_percent: 14 },
  });
  return shipper;
};

describe('the audit of an account', () => {
  it('lists its entries, the latest first, with values and person', async () => {
    const shipper = await shipperWithEntries();
    const { body } = await list(shipper);
    expect(body.total).toBe(2);
    expect(body.items.map(({ action }) => action)).toEqual(['account.documents-logo-changed', 'document.removed']);
    expect(body.items[1]).toMatchObject({
      actor: { user: { id: shipper.user_id }, is_operator: false },
      account: { id: shipper.account_id },
      before: { name: 'bol.pdf' },
      after: null,
    });
  });

  it('says of an act of the operator that it happened, without person, address or values', async () => {
    const shipper = await shipperWithEntries();
    const { body } = await list(shipper, { subject: ['account'] });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      actor: { user: null, is_operator: true },
      before: null,
      after: null,
      ip: '',
    });
    expect(JSON.stringify(body)).not.toContain('markup_percent');
    const own = await list(operator, { account_id: shipper.account_id, subject: 'account' });
    expect(own.body.items[0]).toMatchObject({
      before: { markup_percent: 12 },
      actor: { user: { id: operator.user_id } },
    });
  });

  it('keeps to the operator what shippers may not know', async () => {
    const shipper = await makeShipper(app);
    const own = { account_id: shipper.account_id, actor_user_id: shipper.user_id };
    for (const action of operatorActions) await write({ ...own, action, object_type: 'load', object_id: 100_001 });
    expect(await actionsOf(shipper)).toEqual([]);
    expect(await actionsOf(operator, { account_id: shipper.account_id })).toEqual([...operatorActions].reverse());
  });

  it('has nothing of other accounts, and a foreign account answers like one that does not exist', async () => {
    const [shipper, other] = await Promise.all([shipperWithEntries(), makeShipper(app)]);
    expect((await list(other)).body).toEqual({ items: [], total: 0 });
    const foreign = await list(other, { account_id: shipper.account_id });
    const missing = await list(other, { account_id: 2_000_000_000 });
    const missingForOperator = await list(operator, { account_id: 2_000_000_000 });
    expect([foreign.status, missing.status, missingForOperator.status]).toEqual([404, 404, 404]);
    expect(foreign.body).toMatchObject({ detail: (missing.body as never as { detail: unknown }).detail });
  });

  it('is closed to agents', async () => {
    const agents = await Promise.all([
      makeShipper(app, { role: 'customer_agent' }),
      makeShipper(app, { role: 'sales_agent' }),
    ]);
    const answers = await Promise.all(agents.map((agent) => list(agent)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('the filters', () => {
  it('narrow by subject, person, object and time', async () => {
    const shipper = await shipperWithEntries();
    const { account_id, user_id } = shipper;
    const now = Date.now();
    const [before, after] = [new Date(now - 3_600_000).toISOString(), new Date(now + 3_600_000).toISOString()];
    const removed = ['document.removed'];
    expect(await actionsOf(shipper, { subject: ['document', 'share'] })).toEqual(removed);
    expect(await actionsOf(operator, { account_id, user_id })).toEqual(removed);
    expect(await actionsOf(operator, { account_id, object_type: 'document', object_id: '4711' })).toEqual(removed);
    expect(await actionsOf(shipper, { from: before, until: after })).toHaveLength(2);
    expect(await actionsOf(shipper, { until: before })).toEqual([]);
    expect(await actionsOf(shipper, { from: after })).toEqual([]);
    const [newest] = (await list(shipper)).body.items;
    // A period begins with its first moment and ends before its last one.
    const idsOf = async (query: Filters) => (await list(shipper, query)).body.items.map(({ id }) => id);
    expect(await idsOf({ until: newest?.at })).not.toContain(newest?.id);
    expect(await idsOf({ from: newest?.at })).toContain(newest?.id);
  });

  it('find numbers and people, but for shippers nobody outside their account', async () => {
    const shipper = await shipperWithEntries();
    const { account_id } = shipper;
    expect(await actionsOf(shipper, { search: '4711' })).toEqual(['document.removed']);
    expect(await actionsOf(shipper, { search: shipper.email.toUpperCase() })).toEqual(['document.removed']);
    expect(await actionsOf(shipper, { search: operator.email })).toEqual([]);
    expect(await actionsOf(operator, { account_id, search: operator.email })).toEqual([
      'account.documents-logo-changed',
    ]);
    expect(await actionsOf(shipper, { search: '%' })).toEqual([]);
  });

  it('find and name things by what people call them, and carriers’ bills for the operator alone', async () => {
    const desk = await makeBillDesk(app);
    const { invoice, pro } = await desk.billed();
    const bill = await desk.received({ pro, charges: [['BASE', 440]] });
    const of = { account_id: desk.shipper.account_id, actor_user_id: desk.shipper.user_id };
    await write({ ...of, action: 'users.changed', object_type: 'user', object_id: desk.shipper.user_id });
    await write({ ...of, action: 'carrier-bill.received', object_type: 'carrier-bill', object_id: bill.id });
    const namesOf = async (who: Shipper, query: Filters = {}) =>
      (await list(who, { account_id: of.account_id, ...query })).body.items.map((item) => item.object_name);
    expect(await namesOf(desk.shipper, { search: String(invoice.number) })).toEqual([String(invoice.number)]);
    expect(await namesOf(operator, { object_type: 'carrier-bill' })).toContain(bill.number);
    expect(await namesOf(desk.shipper)).not.toContain(bill.number);
    const file = { load_id: invoice.load_id, account_id: of.account_id, content_type: 'application/pdf', size: 1 };
    for (const audience of ['account', 'operator']) {
      const name = `${audience}.pdf`;
      const document = { ...file, type: 'other', name, audience, storage_key: name } as const;
      const { id } = await app.services.db
        .insertInto('documents')
        .values(document)
        .returning('id')
        .executeTakeFirstOrThrow();
      await write({ ...of, action: 'document.removed', object_type: 'document', object_id: id });
    }
    expect(await namesOf(operator, { object_type: 'document' })).toEqual(['operator.pdf', 'account.pdf']);
    expect(await namesOf(desk.shipper, { object_type: 'document' })).toEqual([null, 'account.pdf']);
    const [name] = await namesOf(desk.shipper, { object_type: 'user' });
    expect(name).toMatch(/\S+ \S+/);
  });

  it('count no further than the limit of the list', async () => {
    const shipper = await makeShipper(app);
    await app.services.pool.query(
      `insert into audit_entries (account_id, action) select $1, 'auth.signed-in' from generate_series(1, 10002)`,
      [shipper.account_id],
    );
    const { body } = await list(shipper, { limit: 1, skip: 9_999 });
    expect(body).toMatchObject({ total: 10_000, total_capped: true });
    expect(body.items).toHaveLength(1);
  });
});

it('exports what matches as CSV in the language asked for', async () => {
  const shipper = await shipperWithEntries();
  const { body, headers, status } = await app.call(audit.exportList, {
    query: { language: 'es' },
    token: shipper.token,
  });
  const lines = String(body).trim().split('\r\n');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Logotipo de documentos cambiado');
  expect(lines[1]).not.toContain('markup');
  expect(lines[2]).toContain('Documento eliminado');
  expect(lines[2]).toContain('bol.pdf');
});

describe('the record of what was done', () => {
  it.each(["update audit_entries set action = 'role.changed'", 'delete from audit_entries', 'truncate audit_entries'])(
    'takes no "%s", from the portal’s own role neither',
    async (statement) => {
      await shipperWithEntries();
      const client = await app.services.pool.connect();
      try {
        // Were it taken, the entries of other tests would be gone.
        await client.query('begin');
        await expect(client.query(statement)).rejects.toThrow('rows of audit_entries are never changed');
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  );
});
