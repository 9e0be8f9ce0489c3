import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { expect, it } from 'vitest';
import { makeInsuredClaim } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../../testing/fixtures/make-holder.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

it('what the insurer said is written down by the operator alone, whatever a customer’s own role may', async () => {
  const app = await sharedTestApp();
  const shipper = await makeShipper(app);
  const { account_id } = shipper;
  const clerk = await makeHolder(app, { kind: 'account_admin', account_id, beyond: ['patch:certificate-number'] });
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const { id } = await makeInsuredClaim(app, shipper);
  const change = ({ token }: { token: string }) =>
    app.call(insurance.changeLoss, { params: { id }, body: { status: 'paid' }, token });
  expect(refusalOf(await change(clerk))).toBe('http.forbidden');
  expect(refusalOf(await change(operator))).toBe('insurance.loss_not_found');
});
