import { randomUUID } from 'node:crypto';
import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import type { ApprovalRule } from '@portal/contract/approvals/approval-rules.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { committedStatuses } from '@portal/contract/loads/load-states.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, makeAround, makeCallers } from '../../testing/authorization/callers.ts';
import { idParametersOf, namedObjects, nameOf } from '../../testing/fixtures/foreign/foreign-objects.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertRules } from './rules.queries.ts';

let app: TestApp;
let callers: Caller[];
/** Every call that writes, by each parameter that names something an account has. */
let writing: { row: Endpoint; make: NonNullable<(typeof namedObjects)[string]> }[];

beforeAll(async () => {
  app = await sharedTestApp();
  callers = await makeCallers(app, await makeAround(app));
  writing = app.app.rows
    .filter(({ method }) => method !== 'GET')
    .flatMap((row) =>
      idParametersOf(row).map((parameter) => ({ row, make: namedObjects[`${nameOf(row)} ${parameter}`] })),
    )
    .flatMap(({ row, make }) => (make ? [{ row, make }] : []));
});

/** Everything that is booked needs the approval of somebody who does nothing here. */
const bind = async ({ account_id, user_id }: Shipper): Promise<void> => {
  const decider = await makeShipper(app, { account_id, role: 'customer_agent' });
  const rule: ApprovalRule = {
    key: randomUUID(),
    when: [{ kind: 'amount', above: 0 }],
    deciders: { user_ids: [decider.user_id], role_ids: [] },
    needed: 1,
    escalation: null,
    is_on: true,
  };
  await insertRules(app.services.db, { account_id, version: 1, rules: [rule], published_by: user_id });
};

/** What of the account's loads is booked, and for how much. */
const bookedOf = async ({ account_id }: Shipper) => {
  const { db } = app.services;
  const tenders = await db
    .selectFrom('tenders')
    .innerJoin('loads', 'loads.id', 'tenders.load_id')
    .select('tenders.id')
    .where('loads.account_id', '=', account_id)
    .execute();
  const prices = await db
    .selectFrom('loads')
    .select(['id', 'price'])
    .where('account_id', '=', account_id)
    .where('status', 'in', committedStatuses)
    .execute();
  return { tenders: tenders.length, prices: new Map(prices.map(({ id, price }) => [id, price ?? 0])) };
};

/** Calls that booked something, or made what is booked dearer, without an approval. */
const slippedBy = async ({ tree, credentials }: Caller): Promise<string[]> => {
  const slipped: string[] = [];
  // Some things are made by whoever runs an account alone.
  const maker = await makeShipper(app, { account_id: tree.own.account_id });
  for (const { row, make } of writing) {
    const object = await make(app, maker);
    const before = await bookedOf(tree.own);
    const request = { ...object.ask(object.id), ...credentials };
    await app.call(row, request);
    const after = await bookedOf(tree.own);
    const isDearer = [...after.prices].some(([id, price]) => price > (before.prices.get(id) ?? 0));
    if (after.tenders > before.tenders || isDearer) slipped.push(nameOf(row));
  }
  return [...new Set(slipped)];
};

test.each(Array.from({ length: 10 }, (_, index) => index))(
  'with a rule in force no call of caller %i books anything without an approval',
  async (index) => {
    const caller = callers[index];
    if (!caller) throw new Error('ten callers were made');
    await bind(caller.tree.own);
    expect([caller.name, await slippedBy(caller)]).toEqual([caller.name, []]);
  },
  300_000,
);

test('without a rule the same walk finds the call that books', async () => {
  const [caller] = await makeCallers(app, await makeAround(app)).then((all) =>
    all.filter(({ name }) => name === 'admin'),
  );
  if (!caller) throw new Error('an admin was made');
  expect(await slippedBy(caller)).toContain('POST /api/loads/{id}/tender');
  const { items } = (await app.call(approvals.list, { query: {}, token: caller.tree.own.token })).body;
  expect(items).toEqual([]);
}, 300_000);
