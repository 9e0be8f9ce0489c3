import { claims } from '@portal/contract/claims/claims.contract.ts';
import type { NewClaim } from '@portal/contract/claims/claim.ts';
import { beforeAll, expect, test } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { fileClaim, makeDeliveredLoad } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

/** What the operator files about a load of the customer. */
const filed = async (more: Partial<NewClaim> = {}) => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id, { created_by: shipper.user_id });
  return fileClaim(app, operator, { load_id, ...more });
};

const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const [first] = (body as { detail: { code: string; field?: string }[] }).detail;
  return [status, first?.code, first?.field];
};

test('the operator files for a customer, the case says so, and the customer is mailed', async () => {
  const { id, status, account } = await filed();
  expect([status, account.id]).toEqual(['submitted', shipper.account_id]);
  const { body } = await app.call(claims.get, { params: { id }, token: shipper.token });
  expect(body).toMatchObject({ filed_by_operator: true, turn: 'operator' });
  expect(body.may.actions).toContain('withdraw');
  const entries = await app.call(claims.messages, { params: { id }, token: shipper.token });
  expect(entries.body.items).toMatchObject([
    { event: 'submit', side: 'operator', details: { filed_for: account.name } },
  ]);
  expect(await mails.to(shipper.email)).toHaveLength(1);
});

test('what is the customer’s to decide stays so', async () => {
  const { id, version } = await filed();
  const withdraw = { version, action: 'withdraw' as const };
  const answer = await app.call(claims.change, { params: { id }, body: withdraw, token: operator.token });
  expect(refusal(answer)).toEqual([403, 'http.forbidden', 'action']);
  expect((await app.call(claims.change, { params: { id }, body: withdraw, token: shipper.token })).status).toBe(200);
});

test('a draft the operator keeps for a customer may be finished by the operator', async () => {
  const draft = await filed({ draft: true });
  expect(draft).toMatchObject({ status: 'draft', filed_by_operator: true, may: { edit: 'all' } });
  const body = { version: draft.version, action: 'submit' as const };
  const answer = await app.call(claims.change, { params: { id: draft.id }, body, token: operator.token });
  expect(answer).toMatchObject({ status: 200, body: { status: 'submitted', filed_by_operator: true } });
});

test('the operator does not touch the draft of a customer, whose own cases are not marked', async () => {
  const draft = await fileClaim(app, shipper, { draft: true });
  expect(draft.filed_by_operator).toBe(false);
  const body = { version: draft.version, action: 'submit' as const };
  const answer = await app.call(claims.change, { params: { id: draft.id }, body, token: operator.token });
  expect(refusal(answer)).toEqual([403, 'http.forbidden', 'action']);
});
