import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { expect, it } from 'vitest';
import { makeInsuranceQuote } from '../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

it('a number of another certificate is refused at its field, also with two at once', async () => {
  const app = await sharedTestApp();
  const shipper = await makeShipper(app);
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const certificate_number = `IC-${Date.now()}`;
  const number = async () => {
    const id = await makeInsuranceQuote(app.services.db, shipper);
    return app.call(insurance.certificateNumber, { token, params: { id }, body: { certificate_number } });
  };
  const atOnce = await Promise.all([number(), number()]);
  expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refusal = { detail: [{ code: 'insurance.number_taken', field: 'certificate_number' }] };
  expect((await number()).body).toMatchObject(refusal);
});
