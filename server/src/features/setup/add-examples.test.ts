import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { setup } from '@portal/contract/setup/setup.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('lets a new portal quote by one press, whoever presses at once, and mixes with nothing', async () => {
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const shipper = await makeShipper(app);
  expect((await app.call(setup.addExamples, { token: shipper.token })).status).toBe(403);
  expect((await app.call(setup.get, { token })).body.can_quote).toBe(false);
  const answers = await Promise.all([1, 2, 3].map(() => app.call(setup.addExamples, { token })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ can_quote: true });
  const { items } = (await app.call(carriers.list, { token })).body;
  expect(items.map(({ scac }) => scac)).toEqual(expect.arrayContaining(['EXLT', 'EXTL']));
  const { rows } = await app.services.pool.query(`select 1 from audit_entries where action = 'carrier.examples-added'`);
  expect(rows).toHaveLength(1);
});
