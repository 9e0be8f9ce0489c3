import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeDesk } from '../../features/approvals/approval-desk.fixture.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedApprovals } from './demo-approvals.ts';

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

test('an account of the demo has a rule, a booking that waits for its admin and one that was sent back', async () => {
  const desk = await makeDesk(app);
  const [first, second] = [await desk.quoted(), await desk.quoted()];
  await seedApprovals(app.services.db, desk.admin.account_id);
  const list = async (view: 'waiting' | 'decided') =>
    (await app.call(approvals.list, { query: { view }, token: desk.admin.token })).body.items;
  const [waiting] = await list('waiting');
  expect(waiting?.findings).toEqual([{ kind: 'cargo_value', above: 100_000, value: 125_000 }]);
  expect((await list('decided')).map(({ status }) => status)).toEqual(['sent_back']);
  expect((await desk.approve(waiting?.id ?? 0, desk.admin)).body).toMatchObject({
    status: 'approved',
    load_id: Math.max(first.id, second.id),
  });
});
