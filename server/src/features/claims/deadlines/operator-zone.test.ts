import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileClaim } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await startTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(() => app.stop());

const moveOperatorTo = async (time_zone: string, version: number): Promise<void> => {
  const body = { value: { ...billingTerms.default, time_zone }, version };
  const params = { name: billingTerms.name };
  expect((await app.call(settings.change, { params, body, token: operator.token })).status).toBe(200);
};

test('the days of a case are those of the zone that the operator has chosen', async () => {
  const { id, submitted_at } = await fileClaim(app, shipper);
  // It is never the same day in both: they are 25 hours apart.
  for (const [version, zone] of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].entries()) {
    await moveOperatorTo(zone, version);
    const { body } = await app.call(claims.get, { params: { id }, token: shipper.token });
    expect(body.deadlines.find(({ code }) => code === 'acknowledge')?.counts_from).toBe(
      dayInZone(zone, new Date(submitted_at ?? '')),
    );
  }
});
