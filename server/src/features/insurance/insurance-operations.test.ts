import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { insuranceTariffs, type InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock();
let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  // The day does not change while the tests run.
  clock.set(new Date());
  app = await startTestApp({}, { clock });
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(() => app.stop());

const dayFromNow = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, ...(field ? [field] : [])];
};

describe('the tariff', () => {
  const [present] = insuranceTariffs.default;
  const params = { name: insuranceTariffs.name };
  const save = (value: unknown, version: number, who: Shipper = operator) =>
    app.call(settings.change, { params, token: who.token, body: { value, version } });
  const from = (day: string, more: Partial<InsuranceTariff> = {}) => ({ ...present, effective_from: day, ...more });

  it('is the operator’s, takes new rates from a day on, and keeps those that have begun', async () => {
    expect((await save([present, from(dayFromNow(5))], 0, shipper)).status).toBe(403);
    expect(codeOf(await save([{ ...present, policy_fee: 9 }], 0))).toEqual([409, 'insurance.tariff_began']);
    expect(codeOf(await save([from(dayFromNow(5))], 0))).toEqual([409, 'insurance.tariff_began']);
    expect(codeOf(await save([present, from(dayFromNow(-1))], 0))).toEqual([
      400,
      'insurance.tariff_past',
      '1.effective_from',
    ]);
    const twice = [present, from(dayFromNow(5)), from(dayFromNow(5))];
    expect(codeOf(await save(twice, 0))).toEqual([400, 'insurance.tariff_day_taken']);
    const saved = await save([present, from(dayFromNow(5), { policy_fee: 9 })], 0);
    expect([saved.status, saved.body.version]).toEqual([200, 1]);
    expect(codeOf(await save([present, from(dayFromNow(6))], 0))).toEqual([409, 'settings.changed_meanwhile']);
  });

  it('rates quotes by the version of their day', async () => {
    const fee = async () => {
      const body = {
        origin_zip_code: '85043',
        destination_zip_code: '28208',
        insured_value: 48_000,
        commodity: 'Brake rotors',
        commodity_group: 'auto_parts' as const,
        departs_on: dayFromNow(10),
      };
      const { body: quote } = await app.call(insurance.create, { token: shipper.token, body });
      return quote.offers[0]?.fee;
    };
    expect(await fee()).toBe(5);
    clock.set(new Date(`${dayFromNow(5)}T12:00:00Z`));
    expect(await fee()).toBe(9);
  });
});
